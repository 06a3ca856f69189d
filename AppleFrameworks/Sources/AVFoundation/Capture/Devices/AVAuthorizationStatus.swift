/// The authorization to use a device.
///
/// - Source: developer.apple.com/documentation/avfoundation/avauthorizationstatus
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot authorize, has denied, or has authorized the use.
  case restricted, denied, authorized
}
