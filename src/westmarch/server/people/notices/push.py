"""Web Push: messages that a browser's service takes for a browser and cannot read (RFC 8291), signed by this server (RFC 8292).

The server's key follows from the one that signs sessions, so that all processes have the same and a backup holds it already.
"""

import base64
import hashlib
import hmac
import os
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve's points
RECORD_SIZE = 4_096
LAST_RECORD = b"\x02"
VALID_SECONDS = 12 * 3600
KEPT_SECONDS = 86_400  # for which a service keeps a message for a browser that is not there
MOST_PAYLOAD = 3_000  # bytes


class Subscription(NamedTuple):
    """Where a browser is told something, and the keys with which only it can read that."""

    endpoint: str
    p256dh: bytes
    auth: bytes


def decoded(text: str) -> bytes:
    """Bytes out of base64 as browsers write it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    """Bytes as browsers want them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as a point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(data: bytes) -> bool:
    """Whether bytes are a point of the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except (ValueError, InvalidKey):
        return False
    return True


class PushKey:
    """The key by which push services know this server."""

    def __init__(self, secret: bytes) -> None:
        number = int.from_bytes(hmac.new(secret, b"web push 1", hashlib.sha512).digest(), "big")
        self.private = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self.public = encoded(public_bytes(self.private))

    def headers(self, endpoint: str, contact: str, seconds: int) -> dict[str, str]:
        """What goes with a message: who sends it, until when that holds, and how it is encrypted."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": seconds + VALID_SECONDS, "sub": contact}
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = utils.decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }


def encrypted(
    payload: bytes, to: Subscription, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser can read. Key and salt are new each time; tests give those of the standard's example."""
    assert len(payload) <= MOST_PAYLOAD
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.p256dh)
    own = public_bytes(key)
    shared = key.exchange(ec.ECDH(), theirs)
    secret = derived(shared, to.auth, b"WebPush: info\x00" + to.p256dh + own, 32)
    content_key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content_key).encrypt(nonce, payload + LAST_RECORD, None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key out of a secret (HKDF)."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
