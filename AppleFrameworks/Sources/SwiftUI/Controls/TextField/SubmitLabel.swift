import UIKit

/// The label of the keyboard's return key.
///
/// - Source: developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  /// The label "Done".
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  /// The label "Go".
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  /// The label "Send".
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  /// The label "Join".
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  /// The label "Route".
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  /// The label "Search".
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  /// The label "Return", which is the default.
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  /// The label "Next".
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  /// The label "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}
