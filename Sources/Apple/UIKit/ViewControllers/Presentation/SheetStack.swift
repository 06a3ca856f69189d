import CoreGraphics

/// The view below a full-height sheet, which is displayed as a card in the background.
@MainActor
final class SheetStack {
  private let card: UIView
  private let backing = UIView()
  private let radius: CGFloat
  private let clips: Bool

  /// Creates a stack.
  ///
  /// - Parameter card: The view below: that of the presenting controller, or the sheet that contains it.
  init(of card: UIView) {
    self.card = card
    radius = card.layer.cornerRadius
    clips = card.clipsToBounds
    backing.backgroundColor = .black
    backing.isUserInteractionEnabled = false
    if let superview = card.superview, superview is UIWindow {
      backing.frame = superview.bounds
      backing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      superview.insertSubview(backing, belowSubview: card)
    }
  }

  /// Moves the card to the background.
  ///
  /// - Parameters:
  ///   - fraction: The progress, from 0 for the original position to 1 for that in the background.
  ///   - top: The top of the card in the background, in the window's coordinates.
  func place(at fraction: CGFloat, top: CGFloat) {
    let size = card.bounds.size
    guard size.width > 0 else { return }
    let scale = 1 - fraction * 2 * card.measures.sheets.cardInset / size.width
    let restTop = card.center.y - size.height * card.layer.anchorPoint.y
    let shift = (top - restTop - size.height * (1 - scale) / 2) * fraction
    card.transform =
      fraction == 0
      ? .identity : CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
    card.layer.cornerRadius = fraction > 0 ? card.measures.sheets.cornerRadius : radius
    card.layer.cornerCurve = .continuous
    // During the animation back, the view still looks like a card.
    if fraction > 0 { card.clipsToBounds = true }
    backing.isHidden = fraction == 0
  }

  func remove() {
    place(at: 0, top: 0)
    card.clipsToBounds = clips
    backing.removeFromSuperview()
  }
}
