import UIKit

/// The view of a text.
final class TextLabel: UILabel, ContentHitting {
  /// Whether bars are drawn instead of the text.
  var isRedacted = false
  private var copying: TextCopying?

  /// Whether the text can be copied.
  var isSelectable: Bool {
    get { copying != nil }
    set {
      guard newValue != isSelectable else { return }
      copying?.detach()
      copying = newValue ? TextCopying(of: self) : nil
    }
  }

  func hitsContent(_ point: CGPoint) -> Bool { bounds.contains(point) }

  override func drawText(in rect: CGRect) {
    if isRedacted {
      UIColor.label.withAlphaComponent(0.16).setFill()
      UIBezierPath(roundedRect: rect.insetBy(dx: 0, dy: 2), cornerRadius: 4).fill()
    } else {
      super.drawText(in: rect)
    }
  }
}
