import UIKit

/// The purpose of a button.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  let kind: Int
  /// A button for a destructive action.
  public static let destructive = ButtonRole(kind: 0)
  /// A button that cancels the current task.
  public static let cancel = ButtonRole(kind: 1)
  /// A button that closes a view.
  public static let close = ButtonRole(kind: 2)
  /// A button that confirms the current task.
  public static let confirm = ButtonRole(kind: 3)
}
