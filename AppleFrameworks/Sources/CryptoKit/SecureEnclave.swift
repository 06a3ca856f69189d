/// The chip that keeps keys; there is none, as on a simulator without one.
///
/// - Source: developer.apple.com/documentation/cryptokit/secureenclave
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
}
