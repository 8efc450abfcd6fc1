"""Small clients in other libraries: they pass standard input and output to the program's door."""

PARAMIKO_CLIENT = """
import sys, threading, paramiko
key, port = paramiko.Ed25519Key.from_private_key_file(sys.argv[1]), int(sys.argv[2])
client = paramiko.SSHClient()
client.set_missing_host_key_policy(paramiko.AutoAddPolicy())
client.connect("127.0.0.1", port, "bot", pkey=key, allow_agent=False, look_for_keys=False)
channel = client.get_transport().open_session()
channel.exec_command("program")

def pass_in():
    for line in sys.stdin.buffer:
        channel.sendall(line)
    channel.shutdown_write()

threading.Thread(target=pass_in, daemon=True).start()
while piece := channel.recv(65536):
    sys.stdout.buffer.write(piece)
    sys.stdout.buffer.flush()
"""

LIBSSH_CLIENT = """
import os, select, socket, sys
from ssh import options
from ssh.key import import_privkey_file
from ssh.session import Session
line = socket.create_connection(("127.0.0.1", int(sys.argv[2])))
session = Session()
session.options_set(options.HOST, "127.0.0.1")
session.options_set(options.USER, "bot")
for ours, theirs, chosen in (
    (options.CIPHERS_C_S, options.CIPHERS_S_C, sys.argv[3:4]),
    (options.HMAC_C_S, options.HMAC_S_C, sys.argv[4:5]),
):
    for name in chosen:
        session.options_set(ours, name)
        session.options_set(theirs, name)
session.set_socket(line)
session.connect()
session.userauth_publickey(import_privkey_file(sys.argv[1]))
channel = session.channel_new()
channel.open_session()
channel.request_exec("program")
while not channel.is_eof():
    ready, _, _ = select.select([line, 0], [], [], 0.05)
    if 0 in ready:
        channel.write(os.read(0, 65536))
    while (piece := channel.read_nonblocking(65536))[0] > 0:
        os.write(1, piece[1])
"""

LIBSSH2_CLIENT = """
import os, select, socket, sys
from ssh2.session import Session
from ssh2.error_codes import LIBSSH2_ERROR_EAGAIN as AGAIN
line = socket.create_connection(("127.0.0.1", int(sys.argv[2])))
session = Session()
session.handshake(line)
session.userauth_publickey_fromfile("bot", sys.argv[1])
channel = session.open_session()
channel.execute("program")
session.set_blocking(False)
while not channel.eof():
    ready, _, _ = select.select([line, 0], [], [], 1)
    if 0 in ready:
        typed = os.read(0, 65536)
        while typed:
            code, written = channel.write(typed)
            typed = typed[max(0, written):]
    while (piece := channel.read())[0] > 0:
        os.write(1, piece[1])
"""

GO_CLIENT = """
package main

import (
    "golang.org/x/crypto/ssh"
    "log"
    "os"
)

func main() {
    text, err := os.ReadFile(os.Args[1])
    if err != nil {
        log.Fatal(err)
    }
    key, err := ssh.ParsePrivateKey(text)
    if err != nil {
        log.Fatal(err)
    }
    config := &ssh.ClientConfig{
        User:            "bot",
        Auth:            []ssh.AuthMethod{ssh.PublicKeys(key)},
        HostKeyCallback: ssh.InsecureIgnoreHostKey(),
    }
    config.RekeyThreshold = 4096
    client, err := ssh.Dial("tcp", "127.0.0.1:"+os.Args[2], config)
    if err != nil {
        log.Fatal(err)
    }
    session, err := client.NewSession()
    if err != nil {
        log.Fatal(err)
    }
    session.Stdin, session.Stdout, session.Stderr = os.Stdin, os.Stdout, os.Stderr
    if err := session.Run("program"); err != nil {
        log.Fatal(err)
    }
}
"""
