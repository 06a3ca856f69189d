import UIKit

/// The attachment anchor of a popover.
///
/// - Source: developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor {
  /// A rectangle. The view's bounds are used for every source.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view.
  case point(UnitPoint)
}
