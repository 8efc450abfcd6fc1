"""Every sentence of the page for hosts has a test that pulls the plug it speaks of."""

import configparser
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ssh_host.config.config import Log, Tables, load
from ssh_host.monitoring import watchdog
from ssh_host.monitoring.log import _FILE_MODE, RefusalLog, start_log
from ssh_host.monitoring.metrics import Metrics
from ssh_host.ssh.ssh_algorithms import offer_for
from ssh_host.store.store import FILE_NAME, Store

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/hosting.md").read_text("utf-8")
UNIT = (ROOT / "deploy/escape-temple.service").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")

#: What to do, and what others' programs do: nothing of ours can be tried out for it.
ADVICE = (
    "`make host` is enough",
    "This page is for",
    "Publish the fingerprint",
    "Build the wheel",
    "`journalctl -u",
    "Open the port",
    "[Upgrading]",
    "If no image can be pulled",
    "Look at least at these",
    "`listen.public_name` (the name",
    "[security.md]",
    "[programs.md]",
    "| address | what it shows |",
    "[programs.md]",
    "[Recovery]",
    "`-n` leaves the keyboard",
    "| player | behind the clock |",
    "| `mpv",
    "| `ffplay",
    "| `aplay`",
    "Measured on 18 November 2026 at a load of 3",
    "None had drifted",
)

DAY = "test_operators_day::test_the_page_is_followed_from_the_wheel_to_the_upgrade"

#: How a sentence begins, and what proves it: a test as FILE::TEST.
PROOFS = (
    ("A test types the commands", DAY),
    ("`make host` and `escape-temple host` without", DAY),
    ("To keep its players", DAY),
    (
        "Without this step",
        "test_recovery::test_killed_hosts_have_kept_all_that_was_shown_whatever_is_missing_then",
    ),
    ("If the port is in use", "test_bad_input::test_a_start_that_cannot_be_is_one_sentence"),
    ("A ban records who", "test_bans::test_a_ban_says_who_when_why_and_until"),
    ("`bans`, `ban` and `unban` also", "test_bans::test_a_ban_says_who_when_why_and_until"),
    ("The same signal loads", "test_reload::test_a_new_certificate_is_shown_to_those_who_come"),
    ("fail2ban can read", "test_hosting_page::test_fail2ban_finds_the_address_of_a_refusal"),
    ("An incomplete backup", "test_backup::test_what_is_no_backup_changes_nothing"),
    ("A line for cron", "test_hosting_page::test_the_line_for_cron_makes_a_backup"),
    ("The first start moves", DAY),
    ("To go back to one", DAY),
    ("A proxy in front of", "test_proxy_protocol::test_the_address_is_taken_and_nothing_after_it"),
    (
        "Name both in `listen.trusted_proxies`",
        "test_front_door::test_only_a_trusted_proxy_says_where_a_visitor_comes_from",
    ),
    ("Every key is optional", "test_config::test_the_shipped_file_has_every_key_with_its_default"),
    ("`escape-temple check-config", "test_check_config::test_twenty_mistakes_are_twenty_sentences"),
    ("It listens where the host", "test_check_config::test_the_page_listens_where_the_host_does"),
    (
        "`escape-temple doctor",
        "test_doctor::test_the_command_prints_a_line_for_each_and_fails_where_something_is_bad",
    ),
    ("`podman build", "test_hosting_page::test_the_container_is_as_the_page_says"),
    ("Stop it with `--time", "test_hosting_page::test_the_container_is_as_the_page_says"),
    ("Pass its host name", "test_addresses::test_the_public_name_comes_first"),
    (
        "One folder, readable",
        "test_backup::test_what_was_backed_up_comes_back_and_what_was_there_is_set_aside",
    ),
    (
        "While a host runs, the write-ahead log",
        "test_group_commit::test_the_log_begins_again_when_it_is_long",
    ),
    ("By default it is", "test_serve::test_the_host_says_where_it_is_and_drains_on_sigterm"),
    (
        "`escape-temple backup FILE` (or `-`",
        "test_backup::test_a_backup_is_of_one_moment_while_somebody_writes",
    ),
    (
        "`escape-temple restore FILE`",
        "test_backup::test_what_was_backed_up_comes_back_and_what_was_there_is_set_aside",
    ),
    (
        "If you lose the key",
        "test_recovery::test_killed_hosts_have_kept_all_that_was_shown_whatever_is_missing_then",
    ),
    ("Journals of finished games", "test_tidying::test_journals_and_guests_go_after_a_year_and_results_stay"),
    (
        "Everybody with an SSH client",
        "test_openssh::test_a_guest_gets_in_silently_and_gets_the_terminal_back",
    ),
    ("A public key is an identity", "test_front_door::test_a_key_is_an_identity"),
    ("People without a key are guests", "test_front_door::test_a_guest_comes_back_with_the_code"),
    (
        "If a guest who dropped out",
        "test_dropped_guests::test_repeating_the_command_brings_a_guest_back_to_the_game",
    ),
    ("There are no passwords to guess", "test_front_door::test_sftp_subsystems_x11_and_agent_are_refused"),
    ("`[limits]` has sane defaults", "test_front_door::test_a_full_house_has_a_line_that_moves"),
    ("An IPv6 /64", "test_entrance_queue::test_all_addresses_of_one_household_are_one_network"),
    (
        "`limits.programs` is",
        "program/test_program_door::test_a_program_has_a_key_and_there_are_only_so_many",
    ),
    (
        "They sit at the same tables",
        "program/test_marked_seats::test_a_seat_of_a_program_is_marked_from_the_lobby_to_the_end",
    ),
    ("`escape-temple host --web", "web/test_web_door::test_nothing_listens_where_the_page_is_not_wanted"),
    ("It has the same tables", "web/test_web_door::test_a_page_and_a_terminal_play_at_one_table"),
    ("| `/`, `/join/CODE`", "web/test_site::test_every_link_opens_the_page_and_says_where_it_leads"),
    ("| `/games` |", "web/test_site::test_games_shows_public_tables_only"),
    ("| `/game/CODE.svg` |", "web/test_site::test_nobody_sees_the_temple_of_the_day_on_a_picture"),
    ("| `/lines`", "web/test_accessibility::test_the_game_is_played_in_lines"),
    ("| `/replay/ID.svg` |", "web/test_site::test_a_finished_game_has_the_curve_of_its_chances"),
    ("On a phone held upright,", "web/test_chromium::test_a_game_is_played_by_keys_and_by_thumbs"),
    ("Tap an action", "web/test_taps::test_a_tap_does_what_it_shows"),
    ("The touch keys depend", "web/test_chromium::test_the_keys_follow_the_page"),
    ("axe-core finds no violation", "web/test_accessibility::test_axe_finds_nothing_on_any_page"),
    ("| `/status`", "monitoring/test_status::test_the_page_shows_the_same_and_programs_get_json"),
    ("`ssh HOST status`", "monitoring/test_status::test_anybody_may_ask_without_a_terminal"),
    ("It also says why the host", "monitoring/test_status::test_a_start_knows_what_came_before"),
    ("`deploy/grafana", "monitoring/test_dashboards::test_every_metric_that_is_shown_or_watched_exists"),
    ("| `/healthz` |", "web/test_site::test_it_says_that_it_is_well"),
    ("*Identity.*", "web/test_web_door::test_a_new_guest_is_told_their_code_once_and_comes_back_by_cookie"),
    (
        "Its resume code is in a cookie",
        "web/test_web_door::test_a_cookie_no_script_and_no_other_site_can_use",
    ),
    (
        "It is shown once",
        "web/test_web_door::test_a_new_guest_is_told_their_code_once_and_comes_back_by_cookie",
    ),
    ("An unknown code", "web/test_web_door::test_a_code_that_nobody_has_makes_a_new_guest"),
    ("*TLS.*", "web/test_site::test_a_page_behind_a_certificate_of_its_own_is_the_same_page"),
    ("Only then are", "web/test_web_door::test_forwarded_addresses_count_only_from_trusted_proxies"),
    ("*Content policy.*", "web/test_site::test_every_answer_forbids_what_is_not_ours"),
    ("Only our own pages", "web/test_web_door::test_what_no_page_of_ours_says_closes_it_with_a_sentence"),
    (
        "A page that is left open",
        "web/test_chromium::test_a_page_left_open_over_a_restart_comes_back_by_itself",
    ),
    ("The whole page", "web/test_site::test_the_page_with_everything_is_light"),
    ("AES-GCM, or AES-CTR", "test_hosting_page::test_the_algorithms_are_as_the_page_says"),
    ("`ssh-audit` marks", "test_hosting_page::test_the_algorithms_are_as_the_page_says"),
    ("`listen.post_quantum_only", "test_hosting_page::test_the_algorithms_are_as_the_page_says"),
    ("`ssh -t -p 2222 HOST admin`", "test_admin::test_somebody_is_asked_to_leave_after_a_question"),
    ("Each asks for confirmation", "test_admin::test_nobody_can_turn_against_themselves_or_another_keeper"),
    ("The log has everything done", "test_admin::test_closing_is_asked_told_and_can_be_taken_back"),
    ("The same from a shell", "test_admin_commands::test_sessions_are_listed_in_lines_and_as_json"),
    (
        "`ssh -p 2222 HOST admin sessions`",
        "test_admin_commands::test_a_wrong_order_is_a_sentence_and_a_status",
    ),
    ("The answer is text", "test_admin_commands::test_a_wrong_order_is_a_sentence_and_a_status"),
    (
        "On the server's own machine",
        "test_admin_commands::test_the_same_words_work_on_the_machine_of_the_host",
    ),
    ("`systemctl reload` sends", "test_reload::test_limits_and_admins_change_at_once"),
    ("New visitors get", "test_reload::test_limits_and_admins_change_at_once"),
    ("The log names each setting", "test_reload::test_what_needs_a_restart_is_named_and_does_not_change"),
    ("The log file can therefore", "test_reload::test_a_log_that_was_moved_away_begins_again_on_sighup"),
    ("A server that was started in", "test_reload::test_in_a_terminal_the_signal_means_that_it_was_closed"),
    ("Metrics for Prometheus", "test_hosting_page::test_the_metrics_are_those_of_the_page"),
    ("If the event loop hangs", "test_watchdog::test_a_loop_that_stands_still_is_written_down_and_ended"),
    (
        "With `deploy/escape-temple.service` systemd",
        "test_watchdog::test_systemd_hears_that_the_host_is_ready_alive_and_stopping",
    ),
    ("The log is one JSON object", "test_log::test_a_program_gets_one_json_object_a_line"),
    ("People have a pseudonym", "test_log::test_people_have_a_pseudonym_and_private_tables_no_code"),
    ("It contains no keys", "monitoring/test_host_log::test_the_log_tells_a_visit_without_a_secret"),
    ("No address is logged", "test_log::test_people_have_a_pseudonym_and_private_tables_no_code"),
    ("In a cluster, each line", "test_log::test_a_process_of_a_cluster_signs_its_lines"),
    ("Its file is", "test_log::test_the_file_is_for_its_owner_and_their_group"),
    (
        "`ssh -n HOST listen CODE",
        "test_listening::test_gongs_are_in_step_with_the_clock_over_a_game_with_a_pause",
    ),
    (
        "Five seconds are sent ahead",
        "test_listening::test_gongs_are_in_step_with_the_clock_over_a_game_with_a_pause",
    ),
    ("`listen CODE now`", "test_listening::test_now_is_two_tenths_ahead_and_has_every_cue"),
    ("A pause is silent", "test_listening::test_the_next_game_goes_on_in_the_same_stream"),
    ("`listen CODE wav`", "test_listening::test_listeners_are_counted_and_limited_and_take_no_place"),
    (
        "Behind a gate, a stream",
        "test_returning::test_a_stream_of_sound_goes_on_where_it_was_when_its_worker_is_gone",
    ),
    (
        "A client that doesn't play",
        "test_listening::test_a_client_that_passes_nothing_on_is_given_up",
    ),
    ("`limits.listening` limits", "test_listening::test_listeners_are_counted_and_limited_and_take_no_place"),
    ("With a page, `/listen", "test_site::test_a_table_can_be_heard_over_http"),
    (
        "`editions = [",
        "test_shared_editions::test_a_running_game_keeps_its_edition",
    ),
    ("The table shows name", "test_shared_editions::test_a_running_game_keeps_its_edition"),
    ("SIGHUP reads the editions", "test_shared_editions::test_a_running_game_keeps_its_edition"),
    (
        "An edition that is missing",
        "test_shared_editions::test_an_edition_that_cannot_be_chosen_is_named_in_a_sentence",
    ),
    ("`ssh HOST wait 2", "test_waiting::test_those_who_wait_hear_when_enough_people_are_there"),
    ("It prints one line", "test_waiting::test_those_who_wait_hear_when_enough_people_are_there"),
    ("`limits.waiting` limits", "test_waiting::test_waiting_has_a_limit_of_its_own"),
    ("`nights = [", "test_game_nights::test_the_lobby_announces_the_next_night"),
    ("`wait` ends when it begins", "test_game_nights::test_the_lobby_announces_the_next_night"),
    ("Each is sent at most", "test_hooks::test_the_first_visitor_and_an_open_table_are_told_once"),
    ("A private address is refused", "test_hooks::test_nothing_that_a_visitor_wrote_is_sent"),
    ("A `[[hook]]` sends", "test_hooks::test_the_first_visitor_and_an_open_table_are_told_once"),
    ("Nothing that a visitor wrote", "test_hooks::test_nothing_that_a_visitor_wrote_is_sent"),
    ("`SIGTERM` (what", "test_serve::test_a_second_sigterm_means_now"),
    ("However it stops", "test_power_cut::test_a_power_cut_loses_nothing_that_was_shown"),
    (
        "The next start restores",
        "test_recovery::test_killed_hosts_have_kept_all_that_was_shown_whatever_is_missing_then",
    ),
    ("Nothing in a game needs", "test_hosting_page::test_the_algorithms_are_as_the_page_says"),
    ("`data.durability", "test_power_cut::test_without_syncing_it_would_lose_something"),
    (
        "If the disk is full",
        "test_recovery::test_a_host_in_bad_hours_goes_on_and_a_backup_brings_the_game_back",
    ),
    ("Growth, measured", "test_growth::test_many_games_expire_and_come_back"),
    ("| what | with 100,000", "test_growth::test_many_games_expire_and_come_back"),
    ("| the database |", "test_growth::test_many_games_expire_and_come_back"),
    ("| a start, until", "test_growth::test_many_games_expire_and_come_back"),
    ("| a page of records", "test_growth::test_many_games_expire_and_come_back"),
    ("| opening a recording", "test_growth::test_many_games_expire_and_come_back"),
    ("| expiry: 50", "test_growth::test_many_games_expire_and_come_back"),
    ("| a backup, and its size", "test_growth::test_many_games_expire_and_come_back"),
    ("| a restore |", "test_growth::test_many_games_expire_and_come_back"),
    (
        "After an upgrade,",
        "test_recovery::test_a_host_in_bad_hours_goes_on_and_a_backup_brings_the_game_back",
    ),
    (
        "If a rule has changed",
        "test_archive::test_a_running_game_of_other_rules_goes_on_from_its_last_snapshot",
    ),
    ("Games that cannot be read", "test_archive::test_what_cannot_be_read_is_set_aside_and_not_closed"),
)


def sentences() -> list[str]:
    """The sentences of the page; a line of a table is one."""
    found, block = list[str](), list[str]()
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    for line in [*prose.splitlines(), ""]:
        if not line or line.startswith(("#", "|", "- ")) or re.match(r"\d\. ", line):
            found += re.split(r"(?<=[.:]) (?=[A-Z`*\[])", " ".join(block)) if block else []
            block = []
        if line.startswith("|"):
            found += [line] if re.search(r"\w", line) else []
        elif line and not line.startswith("#"):
            block.append(re.sub(r"^(- |\d\. )", "", line).strip())
    return found


def test_every_sentence_has_a_proof() -> None:
    known = (*ADVICE, *(begins for begins, _ in PROOFS))
    assert [each for each in sentences() if not each.startswith(known)] == []
    assert [begins for begins in known if not any(each.startswith(begins) for each in sentences())] == []


@pytest.mark.parametrize("proof", sorted({proof for _, proof in PROOFS}))
def test_every_proof_is_there(proof: str) -> None:
    file, test = proof.split("::")
    (path,) = (*(ROOT / "tests/ssh_host").rglob(f"{file}.py"), *(ROOT / "tests").glob(f"{file}.py"))
    assert f"def {test}(" in path.read_text("utf-8")


def test_the_unit_is_as_the_page_says() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT)
    service = unit["Service"]
    assert service["ExecStart"].startswith("/opt/escape-temple/")
    assert service["ExecStart"].endswith("--config /etc/escape-temple.toml")
    assert service["Restart"] == "on-failure"
    assert int(service["WatchdogSec"]) > watchdog.PATIENCE_BEATS
    assert int(service["TimeoutStopSec"].removesuffix("min")) > Tables().drain_minutes
    # A cast is drawn by a process that makes itself nice, which this filter refuses.
    assert service["SystemCallErrorNumber"] == "EPERM"


def test_the_container_is_as_the_page_says() -> None:
    installs = re.findall(r"pip install (.*?)(?: \\|$)", CONTAINER, re.MULTILINE)
    assert installs == [
        "--no-cache-dir --no-deps --require-hashes -r /app/requirements.lock",
        "--no-cache-dir --no-deps --no-build-isolation /app",
    ]
    (seconds,) = set(re.findall(r"--time (\d+)", CONTAINER + PAGE))
    assert int(seconds) > Tables().drain_minutes * 60


def test_the_algorithms_are_as_the_page_says() -> None:
    usual, strict = (offer_for(b"", load(None, {"listen.post_quantum_only": only})) for only in (False, True))
    ciphers = [re.sub(r"aes\d+-|@.*", "", cipher) for cipher in usual.encryption_algs]
    assert ciphers == ["gcm"] * 2 + ["ctr"] * 3
    assert "mlkem768x25519-sha256" in strict.kex_algs
    assert set(usual.kex_algs) - set(strict.kex_algs) == {
        "curve25519-sha256",
        "curve25519-sha256@libssh.org",
    }


def test_the_metrics_are_those_of_the_page() -> None:
    shown = {family.name for family in Metrics(Path()).registry.collect()}
    assert shown >= {
        "escape_sessions",
        "escape_tables",
        "escape_loop_lag_seconds",
        "escape_key_to_frame_seconds",
        "escape_sent_bytes",
        "escape_dropped_frames",
        "escape_refused",
    }
    assert not load(None, {}).metrics.enabled


def snippet(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


def test_fail2ban_finds_the_address_of_a_refusal(tmp_path: Path) -> None:
    start_log(Log(file=str(tmp_path / "log"), format="json"))
    try:
        RefusalLog().note("ban", "2001:db8::7")
    finally:
        start_log(Log())
    rules = dict(line.split(" = ", 1) for line in snippet("fail2ban").splitlines() if " = " in line)
    line = (tmp_path / "log").read_text()
    found = re.search(rules["failregex"].replace("<HOST>", r"(?P<host>[\w.:]+)"), line)
    assert found is not None
    assert found["host"] == "2001:db8::7"
    written = re.search(r'"time":"([^.]+)', line)
    assert written is not None
    time.strptime(f'"time":"{written[1]}', rules["datepattern"].replace("%%", "%"))


def test_the_line_for_cron_makes_a_backup(tmp_path: Path) -> None:
    schedule = re.match(r"(?:\S+ ){5}", snippet("cron"))
    assert schedule is not None
    command = snippet("cron")[schedule.end() :].replace("\\%", "%")
    command = command.replace("/var/backups/escape-temple", str(tmp_path)).replace("/etc", str(tmp_path))
    Store.open(tmp_path / "data" / FILE_NAME).close()
    (tmp_path / "escape-temple.toml").write_text(f'[data]\nfolder = "{tmp_path / "data"}"\n')
    program = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{program}:{os.environ['PATH']}"}
    subprocess.run(["sh", "-c", command], env=environment, check=True, capture_output=True)
    (made,) = tmp_path.glob("*.backup")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d\.backup", made.name)


def test_logrotate_lets_the_server_begin_a_new_file() -> None:
    rules = snippet("logrotate")
    assert "systemctl reload escape-temple" in rules
    assert f"create {_FILE_MODE:04o} escape-temple" in rules
    assert "copytruncate" not in rules
