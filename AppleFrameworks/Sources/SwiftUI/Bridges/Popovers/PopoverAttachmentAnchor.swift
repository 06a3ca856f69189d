import UIKit

/// Where a popover points.
///
/// - Source: developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor {
  /// A rectangle. The view's bounds are used for any source.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}
