"""Who connects through a trusted proxy. Clients may send the same headers: only the proxy's part counts."""

from ipaddress import IPv6Address, ip_address

from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware, _parse_host_port, _TrustedHosts


class TrustedProxies(_TrustedHosts):
    """The proxies in the settings: addresses, networks, or * for whoever connects."""

    def __contains__(self, host: str | None) -> bool:
        return super().__contains__(None if host is None else _plain(host))

    def get_trusted_client_address(self, x_forwarded_for: str) -> tuple[str, int]:
        """The address that the last trusted proxy names; if all are trusted, uvicorn takes the first one."""
        if self.always_trust:
            return _parse_host_port(x_forwarded_for.rpartition(",")[2].strip())
        return super().get_trusted_client_address(x_forwarded_for)


class ForwardedAddress(ProxyHeadersMiddleware):
    """Sets the client's address and scheme as a trusted proxy tells them."""

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        super().__init__(app)  # type: ignore[arg-type]
        self.trusted_hosts = TrustedProxies(proxies)


def _plain(host: str) -> str:
    """An IPv4 address that arrives on an IPv6 socket as such; everything else as it is."""
    try:
        ip = ip_address(host)
    except ValueError:
        return host
    return str(ip.ipv4_mapped) if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None else host
