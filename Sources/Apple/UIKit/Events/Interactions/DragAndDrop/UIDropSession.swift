import Foundation

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
