import UIKit

/// Which part of a page is taken as a picture.
///
/// - Source: developer.apple.com/documentation/webkit/wksnapshotconfiguration
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// In the view's coordinates; null for all that is seen.
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override nonisolated init() { super.init() }
}
