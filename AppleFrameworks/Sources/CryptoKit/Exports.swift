// Apple's swift-crypto has CryptoKit's names and behavior.
@_exported import Crypto
