// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The number of a cipher suite of TLS.
///
/// - Source: developer.apple.com/documentation/security/sslciphersuite
public typealias SSLCipherSuite = UInt16

/// A version of SSL or TLS.
///
/// - Source: developer.apple.com/documentation/security/sslprotocol
public enum SSLProtocol: Int32, Sendable {
  case sslProtocolUnknown = 0
  case sslProtocol2 = 1
  case sslProtocol3 = 2
  case tlsProtocol1 = 4
  case tlsProtocol11 = 7
  case tlsProtocol12 = 8
  case dtlsProtocol1 = 9
  case tlsProtocol13 = 10
  case dtlsProtocol12 = 11
}
