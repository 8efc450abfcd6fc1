"""The front door: who gets in and as whom, and every kind of channel that is refused."""

import asyncio
import contextlib
import socket
import stat
from pathlib import Path

import asyncssh
import pytest

from escape_tui.scene.words.words import Words
from ssh_host.admission.identity import (
    HOST_KEY_NAME,
    host_key,
    identity_of_code,
    identity_of_key,
    new_guest,
)
from ssh_host.config.config import ConfigError
from ssh_host.serve.serving import greeting
from ssh_host.serve.sockets import locked
from tests.ssh_host.house import Guest, connected, house, until, visiting

WORDS = Words("en")
KIM = asyncssh.generate_private_key("ssh-ed25519")
LEE = asyncssh.generate_private_key("ecdsa-sha2-nistp256")


def forged(key: asyncssh.SSHKey) -> asyncssh.SSHKeyPair:
    """*key*, which is shown but cannot sign."""
    (pair,) = asyncssh.load_keypairs([key])
    signed = pair.sign
    pair.sign = lambda data: signed(data)[:-4] + b"\0\0\0\0"  # type: ignore[method-assign]
    return pair


async def test_a_key_is_an_identity(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for key in (KIM, LEE):
            async with visiting(home, key=key) as client:
                await client.until_sees("hello")
                assert home.apps[-1].session.identity == identity_of_key(key)
                assert not home.apps[-1].session.identity.is_guest


async def test_guests_are_strangers_to_each_other(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as one, visiting(home) as other:
        await one.until_sees("hello")
        await other.until_sees("hello")
        first, second = (app.session.identity for app in home.apps)
        assert first.is_guest
        assert first.player != second.player
        assert first.resume_code


async def test_a_key_that_was_shown_but_did_not_sign_is_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        options = {"username": "kim", "known_hosts": None, "agent_path": None, "client_factory": Guest}
        pairs = [forged(KIM), *asyncssh.load_keypairs([LEE])]
        for keys, expected in ((pairs, identity_of_key(LEE).player), (pairs[:1], "guest:")):
            async with asyncssh.connect("127.0.0.1", home.port, client_keys=keys, **options) as connection:
                await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
                await until(lambda: len(home.host.sessions) == 1)
                (session,) = home.host.sessions
                assert session.identity.player.startswith(expected)
            await until(lambda: not home.host.sessions)


def test_a_resume_code_survives_being_typed() -> None:
    guest = new_guest()
    assert identity_of_code(guest.resume_code.lower().replace("-", " ")) == guest
    assert guest.resume_code not in guest.player


async def test_a_guest_comes_back_with_the_code(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as first, visiting(home) as second:
        await first.until_sees("hello")
        await second.until_sees("hello")
        code = home.apps[0].session.identity.resume_code
        visitor = home.apps[1].session
        assert not visitor.claim("2222-2222-2222")
        assert visitor.claim(code)
        assert visitor.identity == home.apps[0].session.identity
        await until(lambda: first.is_closed)
        assert first.sees("logged in elsewhere")
        assert not second.is_closed


async def test_guessing_codes_comes_to_an_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as first, visiting(home) as second:
        await first.until_sees("hello")
        await second.until_sees("hello")
        visitor = home.apps[1].session
        for _ in range(6):
            assert not visitor.claim("2222-2222-2222")
        assert not visitor.claim(home.apps[0].session.identity.resume_code)


async def test_a_new_connection_is_no_new_guess(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as first:
        await first.until_sees("hello")
        code = home.apps[0].session.identity.resume_code
        for _ in range(5):
            async with visiting(home) as guesser:
                await guesser.until_sees("hello")
                for _ in range(6):
                    assert not home.apps[-1].session.claim("2222-2222-2222")
        async with visiting(home) as guesser:
            await guesser.until_sees("hello")
            assert not home.apps[-1].session.claim(code), "their network has guessed too often"


async def test_the_second_connection_of_an_identity_takes_over(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home, key=KIM) as first:
        await first.until_sees("hello")
        async with visiting(home, "watch", key=KIM) as watcher:
            await watcher.until_sees("door=watch-list")
            assert not first.is_closed
            async with visiting(home, key=KIM) as second:
                await second.until_sees("hello")
                await until(lambda: first.is_closed)
                assert first.sees("logged in elsewhere")
                assert not watcher.is_closed


async def test_keeping_house_leaves_ones_own_game_alone(tmp_path: Path) -> None:
    flags: dict[str, object] = {"admin.keys": (KIM.get_fingerprint(),)}
    async with house(tmp_path, flags) as home, visiting(home, key=KIM) as player:
        await player.until_sees("hello")
        async with visiting(home, key=KIM, command="admin") as keeper:
            await keeper.until_sees("door=admin")
            assert not player.is_closed


async def test_a_user_name_that_is_a_door_is_nobodys_name(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home, "watch") as client:
        await client.until_sees("hello Adventurer")


async def test_a_host_says_what_to_type_here_and_elsewhere(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        port = home.host.port
        assert f"Type here:      ssh -p {port} localhost\n" in greeting(home.host)
        assert "Others type:    only this machine can connect (listen.address)\n" in greeting(home.host)


async def test_one_identity_has_so_many_sessions(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.per_key": 1}) as home, visiting(home, "watch", key=KIM) as first:
        await first.until_sees("hello")
        async with visiting(home, "watch", key=KIM) as second:
            await until(lambda: second.is_closed)
            assert second.sees(WORDS.say("gate-too-many-sessions"))


@pytest.mark.parametrize(
    ("command", "shown"),
    [("join abc", "door=join ABC"), ("watch K7", "door=watch K7"), ("replay 12-a", "door=replay 12-a")],
)
async def test_our_words_lead_straight_there(tmp_path: Path, command: str, shown: str) -> None:
    async with house(tmp_path) as home, visiting(home, command=command) as client:
        await client.until_sees(shown)


async def test_the_admin_door_is_for_listed_keys(tmp_path: Path) -> None:
    flags: dict[str, object] = {"admin.keys": (KIM.get_fingerprint(),)}
    async with house(tmp_path, flags) as home:
        async with visiting(home, key=KIM, command="admin") as client:
            await client.until_sees("door=admin")
        async with visiting(home, key=LEE, command="admin") as client:
            await until(lambda: client.is_closed)
            assert client.sees(WORDS.say("gate-not-an-admin"))


async def test_without_a_terminal_a_text_says_how_to_play(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        said = await connection.run()
        assert isinstance(said.stdout, str)
        assert f"ssh -p {home.port}" in said.stdout
        assert said.exit_status == 0
        assert not home.apps


@pytest.mark.parametrize(
    "command", ["bash", "scp -t /tmp", "join", "join a;b", "sftp-server", "rsync --server"]
)
async def test_other_commands_are_refused_with_a_sentence(tmp_path: Path, command: str) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        said = await connection.run(command)
        assert said.exit_status == 1
        assert isinstance(said.stdout, str)
        assert len(said.stdout.strip()) > 10
        assert not home.apps


async def test_a_word_without_a_terminal_says_what_is_missing(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        said = await connection.run("join ABC")
        assert (said.stdout, said.exit_status) == (WORDS.say("gate-needs-terminal") + "\n", 1)


async def test_a_gate_speaks_the_language_of_the_terminal(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        said = await connection.run("join ABC", env={"LANG": "fr_FR.UTF-8"})
        assert said.stdout == Words("fr").say("gate-needs-terminal") + "\n"
    async with house(tmp_path) as home, connected(home) as connection:
        said = await connection.run(env={"LC_ALL": "fr_FR.UTF-8"})
        assert said.stdout == Words("fr").say("gate-how-to-play", command=home.host.command) + "\n"


async def test_a_connection_has_one_session(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
        with pytest.raises(asyncssh.ChannelOpenError, match="One session"):
            await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")


async def test_nothing_is_forwarded(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        with pytest.raises(asyncssh.ChannelOpenError, match="forwards nothing"):
            await connection.open_connection("127.0.0.1", 22)
        with pytest.raises(asyncssh.ChannelOpenError, match="forwards nothing"):
            await connection.open_unix_connection("/tmp/x")
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_tun(0)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_tap(0)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_port("", 0, "127.0.0.1", 1)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_path(str(tmp_path / "s"), str(tmp_path / "t"))


async def test_sftp_subsystems_x11_and_agent_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        async with connected(home) as connection:
            with pytest.raises(asyncssh.Error):
                await connection.start_sftp_client()
        async with connected(home) as connection:
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.create_session(asyncssh.SSHClientSession, subsystem="netconf")
        async with connected(home) as connection:
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.create_session(
                    asyncssh.SSHClientSession,
                    term_type="xterm",
                    x11_forwarding=True,
                    x11_display="localhost:0",
                )
        async with connected(home, agent_forwarding=True) as connection:
            await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
            (session,) = await until(lambda: home.host.sessions)
            assert session.connection._channel.get_agent_path() is None


async def test_too_large_an_environment_is_cut_off(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        environment: dict[str | bytes, str | bytes] = {f"LC_{number}": "x" * 1000 for number in range(40)}
        with contextlib.suppress(asyncssh.Error, OSError):
            await connection.create_session(asyncssh.SSHClientSession, term_type="xterm", env=environment)
        with contextlib.suppress(OSError):
            await asyncio.wait_for(connection.wait_closed(), 30)
        assert not home.apps


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.per_address": 1}) as home, connected(home):
        with pytest.raises((asyncssh.Error, OSError)):
            async with connected(home):
                pass


async def test_the_house_has_so_many_connections(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.connections": 1}) as home, connected(home):
        with pytest.raises((asyncssh.Error, OSError)):
            async with connected(home):
                pass


async def test_login_tries_are_counted(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.auth_tries": 3}) as home:
        keys = [forged(asyncssh.generate_private_key("ssh-ed25519")) for _ in range(4)]
        with pytest.raises(asyncssh.DisconnectError, match="Too many login attempts"):
            await asyncssh.connect(
                "127.0.0.1", home.port, username="kim", known_hosts=None, agent_path=None, client_keys=keys
            )


async def test_the_banned_stay_outside(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.host.store.bans.ban("key", KIM.get_fingerprint())
        async with connected(home, key=KIM) as connection:
            said = await connection.run()
            assert (said.stdout, said.exit_status) == (WORDS.say("gate-banned") + "\n", 1)
        home.host.ban_address("127.0.0.1")
        with pytest.raises((asyncssh.Error, OSError)):
            async with connected(home, key=LEE):
                pass


async def test_only_a_trusted_proxy_says_where_a_visitor_comes_from(tmp_path: Path) -> None:
    for trusted, address in ((["127.0.0.1"], "192.0.2.7"), ([], None)):
        folder = tmp_path / str(len(trusted))
        folder.mkdir()
        async with house(folder, {"listen.trusted_proxies": trusted}) as home:
            line = socket.create_connection(("127.0.0.1", home.port))
            line.sendall(b"PROXY TCP4 192.0.2.7 127.0.0.1 1000 22\r\n")
            line.setblocking(False)
            options = {"username": "kim", "known_hosts": None, "client_factory": Guest, "client_keys": None}
            if address is None:
                with pytest.raises((asyncssh.Error, ConnectionError)):
                    await asyncssh.connect(sock=line, **options)
                continue
            async with asyncssh.connect(sock=line, **options) as connection:
                await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
                (session,) = await home.until_visited()
                assert session.address == address


async def test_a_full_house_has_a_line_that_moves(tmp_path: Path) -> None:
    async with (
        house(tmp_path, {"limits.sessions": 1, "limits.queue": 2}) as home,
        visiting(home, "ann") as ann,
    ):
        await ann.until_sees("hello ann")
        async with visiting(home, "bob") as bob:
            await bob.until_sees("number 1 in the queue")
            async with visiting(home, "cat") as cat:
                await cat.until_sees("number 2 in the queue")
                async with visiting(home, "dan") as dan:
                    await until(lambda: dan.is_closed)
                    assert dan.sees("full, and so is the queue")
                    assert dan.channel.get_exit_status() == 75
                ann.type(b"\x11")
                await bob.until_sees("hello bob")
                await cat.until_sees("number 1 in the queue")
                cat.type(b"q")
                await until(lambda: cat.is_closed)
                assert home.host.entrance_queue.waiting == 0


def test_the_host_key_is_made_once_and_private(tmp_path: Path) -> None:
    first = host_key(tmp_path)
    assert stat.S_IMODE((tmp_path / HOST_KEY_NAME).stat().st_mode) == 0o600
    (tmp_path / HOST_KEY_NAME).chmod(0o644)
    assert host_key(tmp_path).get_fingerprint() == first.get_fingerprint()
    assert stat.S_IMODE((tmp_path / HOST_KEY_NAME).stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "content",
    [b"", b"nonsense", bytes(range(256)), KIM.export_public_key(), KIM.export_private_key("pkcs8-pem", "x")],
    ids=["nothing", "nonsense", "bytes", "public", "locked"],
)
def test_a_host_key_that_is_none_is_said_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / HOST_KEY_NAME).write_bytes(content)
    with pytest.raises(ConfigError, match=r"data\.folder.*is not a host key"):
        host_key(tmp_path)
    assert (tmp_path / HOST_KEY_NAME).read_bytes() == content


def test_two_hosts_do_not_share_a_folder(tmp_path: Path) -> None:
    with locked(tmp_path):
        assert list(tmp_path.iterdir()) == [], "there is no lock to delete"
        with pytest.raises(ConfigError, match="Another server"), locked(tmp_path):
            pass
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match=r"data\.folder"), locked(tmp_path / "file"):
        pass


async def test_a_taken_port_is_named(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        with pytest.raises(ConfigError, match=r"in use \(listen\.port\)"):
            async with house(tmp_path, {"listen.port": home.port}):
                pass
    with pytest.raises(ConfigError, match=r"listen\.address"):
        async with house(tmp_path, {"listen.address": "192.0.2.1"}):
            pass
