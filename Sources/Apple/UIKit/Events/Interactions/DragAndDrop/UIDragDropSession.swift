import Foundation

/// Things under way from one place to another, by a finger.
///
/// - Source: developer.apple.com/documentation/uikit/uidragdropsession
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets things be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the things stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether some thing has a form of one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether objects of a class can be made of some thing.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
///
/// - Source: developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app wants to know of the drag.
  var localContext: Any? { get set }
}

/// A drag, as the place sees it that it is over.
///
/// - Source: developer.apple.com/documentation/uikit/uidropsession
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in the same app: always, here.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of all things of which that can be done, and hands them over on the main queue.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
