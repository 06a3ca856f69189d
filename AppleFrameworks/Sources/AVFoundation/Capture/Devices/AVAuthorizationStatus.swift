/// - Source: developer.apple.com/documentation/avfoundation/avauthorizationstatus
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}
