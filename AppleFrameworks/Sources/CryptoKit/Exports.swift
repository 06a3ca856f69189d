// Apple's swift-crypto has the names and behavior of CryptoKit.
@_exported import Crypto
