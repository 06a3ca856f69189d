/// The chip that stores keys. It is not available, as in a simulator without one.
///
/// - Source: developer.apple.com/documentation/cryptokit/secureenclave
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
}
