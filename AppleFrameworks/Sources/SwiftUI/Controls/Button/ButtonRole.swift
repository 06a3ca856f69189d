import UIKit

/// The purpose of a button.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  let kind: Int
  /// The button destroys something.
  public static let destructive = ButtonRole(kind: 0)
  /// The button cancels the current task.
  public static let cancel = ButtonRole(kind: 1)
  /// The button closes a view.
  public static let close = ButtonRole(kind: 2)
  /// The button confirms the current task.
  public static let confirm = ButtonRole(kind: 3)
}
