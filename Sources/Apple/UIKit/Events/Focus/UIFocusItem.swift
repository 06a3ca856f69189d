import CoreGraphics

/// What can have the focus.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus may come here.
  var canBecomeFocused: Bool { get }

  /// Where the item lies, in its container.
  var frame: CGRect { get }

  /// How the focus is shown; `nil` for not at all.
  var focusEffect: UIFocusEffect? { get }

  /// Which item of a group gets the focus first.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}
