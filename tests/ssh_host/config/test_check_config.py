"""`escape-temple check-config`: every mistake in a sentence of its own, and no raw error of a library."""

import datetime
import socket
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from escape_tui.cli.shared_flags import CANNOT
from ssh_host.config.check_config import mistakes_in
from ssh_host.config.config import ConfigError, load
from ssh_host.serve.sockets import listener_for, tls_for

SHIPPED = Path(__file__).parents[3] / "config.toml"
#: What a person cannot do anything with.
RAW = ("unknown error", "PEM lib", "Errno", "_ssl", "Traceback", "gaierror")


def key_and_certificate(folder: Path, name: str) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now)
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    key_path, certificate_path = folder / f"{name}.key", folder / f"{name}.pem"
    key_path.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    certificate_path.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    return key_path, certificate_path


def test_the_shipped_file_has_no_mistakes() -> None:
    assert tuple(mistakes_in(SHIPPED)) == ()
    checked = CliRunner().invoke(app, ["check-config", str(SHIPPED)])
    assert (checked.exit_code, "no mistakes" in checked.output) == (0, True)


def test_twenty_mistakes_are_twenty_sentences(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text(
        """
        [listen]
        port = "high"
        adress = "::"
        trusted_proxies = 3
        [data]
        folder = 1
        keep_days = -1
        durability = "stone"
        [limits]
        sessions = 0
        queue = "long"
        columns = 4
        output_bytes = 1
        [tables]
        watchers = -1
        chat = 3
        [admin]
        keys = ["abc"]
        [web]
        enabled = "yes"
        public_url = "temple.example.org/path"
        [metrics]
        port = 70000
        [log]
        level = "loud"
        format = "xml"
        [cluster]
        replicas = 2
        [lisen]
        port = 1
        """
    )
    mistakes = tuple(mistakes_in(path))
    assert len(mistakes) == 20
    assert len(set(mistakes)) == 20
    assert all(said.startswith(("The setting `", "There is no setting `")) for said in mistakes)
    checked = CliRunner().invoke(app, ["check-config", str(path)])
    assert checked.exit_code == CANNOT


def test_what_cannot_be_read_hides_no_mistake_in_what_can(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text(
        '[listen]\nport = 70000\ntrusted_proxies = ["my proxy"]\n'
        '[web]\ncertificate = "/no/such/file"\n'
        '[game]\nedition = "/no/such/folder"\nnights = ["on Fridays"]\n'
        "[cluster]\nreplicas = 4\n"
    )
    keys = [said.split("`")[1] for said in mistakes_in(path)]
    written = ["listen.port", "cluster.replicas", "game.nights"]
    assert keys == [*written, "listen.trusted_proxies", "web.certificate", "game.edition"]


def test_a_certificate_of_another_key_is_said_in_words(tmp_path: Path) -> None:
    _, certificate = key_and_certificate(tmp_path, "one")
    other_key, _ = key_and_certificate(tmp_path, "other")
    flags: dict[str, object] = {"web.certificate": str(certificate), "web.key": str(other_key)}
    with pytest.raises(ConfigError, match="does not belong to the key") as refusal:
        tls_for(load(None, flags).web)
    assert not any(raw in str(refusal.value) for raw in RAW)


def test_a_file_that_is_no_certificate_is_said_in_words(tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_text("hello")
    with pytest.raises(ConfigError, match="not a PEM certificate") as refusal:
        tls_for(load(None, {"web.certificate": str(path)}).web)
    assert not any(raw in str(refusal.value) for raw in RAW)


@pytest.mark.parametrize("address", ["no such name.example", "192.0.2.1", "2001:db8::1", "::1::"])
def test_an_address_of_no_machine_is_said_in_words(address: str) -> None:
    with pytest.raises(
        ConfigError, match=r"`listen\.address` is wrong: .* is not an address of this"
    ) as refusal:
        listener_for(load(None, {"listen.address": address, "listen.port": 0}), "listen")
    assert not any(raw in str(refusal.value) for raw in RAW)


@pytest.mark.parametrize(
    ("flags", "listens_at"),
    [
        ({"listen.address": "127.0.0.1"}, "127.0.0.1"),
        ({"listen.address": "0.0.0.0", "web.address": "127.0.0.1"}, "127.0.0.1"),
    ],
)
def test_the_page_listens_where_the_host_does(flags: dict[str, object], listens_at: str) -> None:
    listener = listener_for(load(None, {**flags, "web.port": 0}), "web")
    assert listener.getsockname()[0] == listens_at
    listener.close()


def test_two_colons_mean_both_families() -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("there is no IPv6 here")
    listener = listener_for(load(None, {"listen.address": "::", "web.port": 0}), "web")
    with listener, socket.create_connection(("127.0.0.1", listener.getsockname()[1]), 5):
        pass
