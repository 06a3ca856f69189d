import UIKit

/// What a button is for.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  let kind: Int
  public static let destructive = ButtonRole(kind: 0)
  public static let cancel = ButtonRole(kind: 1)
  public static let close = ButtonRole(kind: 2)
  public static let confirm = ButtonRole(kind: 3)
}
