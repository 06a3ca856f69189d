import CoreGraphics

/// What finds items by their place.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitemcontainer
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// The coordinates of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }

  /// Returns the items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
