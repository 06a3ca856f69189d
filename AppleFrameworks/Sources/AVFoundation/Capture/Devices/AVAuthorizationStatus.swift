/// Whether the user allows the use of a device.
///
/// - Source: developer.apple.com/documentation/avfoundation/avauthorizationstatus
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot allow it, does not allow it, or allows it.
  case restricted, denied, authorized
}
