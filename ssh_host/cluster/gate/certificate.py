"""A worker's own certificate: created at every start, pinned by its hash."""

import datetime
import hashlib
import ssl
import tempfile
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

_GOOD_FOR = datetime.timedelta(days=3650)


def own_certificate(worker: str) -> tuple[ssl.SSLContext, str]:
    """The TLS context for *worker*, and the hash that gates check."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, worker[:64])])
    # Clocks of two machines may differ by hours, and only the hash is checked: any dates will do.
    began = datetime.datetime.now(datetime.UTC) - _GOOD_FOR
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(began)
        .not_valid_after(began + 2 * _GOOD_FOR)
        .sign(key, hashes.SHA256())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    _load(context, certificate, key)
    der = certificate.public_bytes(serialization.Encoding.DER)
    return context, hashlib.sha256(der).hexdigest()


def _load(context: ssl.SSLContext, certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> None:
    """Python's TLS reads certificates only from files: write them briefly, readable by us alone."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "worker.pem"
        path.touch(mode=0o600)
        path.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
            + certificate.public_bytes(serialization.Encoding.PEM)
        )
        context.load_cert_chain(path)
