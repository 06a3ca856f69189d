import UIKit

/// Where a popover points.
///
/// - Source: developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor {
  /// A rectangle: the view's bounds.
  case rect(Anchor<CGRect>.Source)
  /// A place in the view.
  case point(UnitPoint)
}
