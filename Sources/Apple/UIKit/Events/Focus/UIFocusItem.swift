import CoreGraphics

/// An item that can be focused.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitem
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused.
  var canBecomeFocused: Bool { get }

  /// The frame of the item in its container.
  var frame: CGRect { get }

  /// The effect that indicates the focus; `nil` for none.
  var focusEffect: UIFocusEffect? { get }

  /// The priority with which the item is focused first in its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}
