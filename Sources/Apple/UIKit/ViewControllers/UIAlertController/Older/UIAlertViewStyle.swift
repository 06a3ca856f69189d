/// The fields of an alert view. Deprecated by Apple since iOS 9.
///
/// - Source: developer.apple.com/documentation/uikit/uialertviewstyle
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3
}
