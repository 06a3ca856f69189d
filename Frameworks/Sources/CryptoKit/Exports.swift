// Apple's swift-crypto has CryptoKit's names and behaviour.
@_exported import Crypto
