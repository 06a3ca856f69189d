import UIKit

/// The style of a card: corners, color, shadow.
///
/// ```swift
/// extension CardStyle {
///   static let feed = CardStyle(cornerRadius: 8, shadow: Shadow(radius: 3, offset: CGSize(width: 0, height: 1)))
/// }
/// ```
public struct CardStyle {
  /// A shadow below a card.
  public struct Shadow: Hashable, Sendable {
    /// The blur radius in points.
    public var radius: CGFloat
    /// The offset from the card in points.
    public var offset: CGSize
    /// The opacity from 0 to 1.
    public var opacity: Float

    /// Creates a shadow.
    public init(radius: CGFloat = 6, offset: CGSize = CGSize(width: 0, height: 2), opacity: Float = 0.15) {
      self.radius = radius
      self.offset = offset
      self.opacity = opacity
    }
  }

  /// The corner radius in points.
  public var cornerRadius: CGFloat
  /// The color of the card. A card without one has no shadow.
  public var background: UIColor?
  /// The shadow; `nil` for none.
  public var shadow: Shadow?

  /// Creates a style.
  public init(
    cornerRadius: CGFloat = 12, background: UIColor? = .secondarySystemGroupedBackground, shadow: Shadow? = Shadow()
  ) {
    self.cornerRadius = cornerRadius
    self.background = background
    self.shadow = shadow
  }

  /// Applies the style to a view. Its content is clipped by a separate view, since a clipping view has no shadow.
  @MainActor
  public func apply(to view: UIView) {
    view.backgroundColor = background
    view.layer.cornerRadius = cornerRadius
    view.layer.shadowRadius = shadow?.radius ?? 0
    view.layer.shadowOffset = shadow?.offset ?? .zero
    view.layer.shadowOpacity = shadow?.opacity ?? 0
  }
}

extension UIView {
  /// Returns a card that contains this view: `contentView.inCard(margins: 16)`.
  ///
  /// The outer view has the color, the corners and the shadow; an inner one clips this view to the corners.
  public func inCard(_ style: CardStyle = CardStyle(), margins: CGFloat = 0) -> UIView {
    let clip = inMargins(margins)
    clip.layer.cornerRadius = style.cornerRadius
    clip.clipsToBounds = true
    let card = clip.inMargins(0)
    style.apply(to: card)
    return card
  }
}
