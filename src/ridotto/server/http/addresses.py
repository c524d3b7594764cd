"""The addresses of a server: on its own machine, and for others on the network."""

import ipaddress
import socket


def addresses(host: str) -> tuple[str, str | None]:
    """The address for this machine, and the one for others on the network, if there is one."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost", lan_address()
    written = f"[{host}]" if ":" in host else host
    return written, None if is_loopback(host) else written


def is_loopback(host: str) -> bool:
    """Whether only this machine can connect to this host."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address() -> str | None:
    """This machine's address on its network. Nothing is sent: the system only chooses a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(way.getsockname()[0])
    return None if is_loopback(address) else address
