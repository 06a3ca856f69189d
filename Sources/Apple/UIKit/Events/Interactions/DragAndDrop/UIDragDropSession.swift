import Foundation

/// A drag and drop activity.
///
/// - Source: developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the finger in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows the items to be moved, in addition to copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped only in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has a representation of one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether objects of a class can be loaded from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag activity, from the view of its source.
///
/// - Source: developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A custom value of the app.
  var localContext: Any? { get set }
}

/// A drag activity, from the view of its current destination.
///
/// - Source: developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session if the drag began in the same app, as it always does here.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads objects of a class from all items that support it and delivers them on the main queue.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
