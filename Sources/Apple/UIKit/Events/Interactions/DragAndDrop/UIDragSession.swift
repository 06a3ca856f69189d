/// A drag, as its source sees it.
///
/// - Source: developer.apple.com/documentation/uikit/uidragsession
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app wants to know of the drag.
  var localContext: Any? { get set }
}
