import CoreGraphics

/// An object that finds items by their position.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusitemcontainer
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }

  /// Returns the items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
