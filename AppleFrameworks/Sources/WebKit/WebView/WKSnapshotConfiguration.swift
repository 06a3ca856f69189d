import UIKit

/// A configuration of a snapshot of a page.
///
/// - Source: developer.apple.com/documentation/webkit/wksnapshotconfiguration
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The rectangle in the view's coordinates; null for the entire visible area.
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override nonisolated init() { super.init() }
}
