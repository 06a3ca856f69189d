import CoreGraphics
import Foundation

/// The chevron and the title of a back button.
final class BackButton: UIControl {
  let indicator = UIImageView()
  let label = UILabel()
  private var background: UIImageView?
  private var backgroundOffset: CGFloat = 0

  /// The offset of the title, in points.
  var titleOffset = UIOffset.zero

  /// The accessibility label of a chevron without a title.
  var spokenTitle = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    indicator.contentMode = .center
    addSubview(indicator)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BackButton is not archived")
  }

  /// A chevron without a title has a label. A title needs none.
  override var accessibilityDefaults: AccessibilityDefaults {
    guard label.attributedText?.length ?? 0 == 0 else { return super.accessibilityDefaults }
    return AccessibilityDefaults(isElement: true, label: spokenTitle, traits: .button)
  }

  override var eventsAfterTap: UIControl.Event { .primaryActionTriggered }

  override func stateDidChange() {
    super.stateDidChange()
    indicator.alpha = isHighlighted ? measures.controls.touchedAlpha : 1
    label.alpha = indicator.alpha
  }

  /// Displays an image behind chevron and title, with a vertical offset.
  func showBackground(_ image: UIImage?, offset: CGFloat) {
    backgroundOffset = offset
    guard image != nil || background != nil else { return }
    let view = background ?? UIImageView()
    if background == nil {
      background = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.isHidden = image == nil
  }

  /// Returns the button's width with a title.
  func width(with title: NSAttributedString?) -> CGFloat {
    let words = title.map { pixelGrid.ceil($0.size().width) } ?? 0
    return measures.bars.backIndicatorWidth + (words > 0 ? measures.bars.backIndicatorGap + words : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = measures.bars.backIndicatorWidth
    place(
      indicator, CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height))
    let start = width + measures.bars.backIndicatorGap
    place(
      label,
      CGRect(x: isMirrored ? 0 : start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
        .offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical))
    if let background { place(background, bounds.offsetBy(dx: 0, dy: backgroundOffset)) }
  }

  /// Positions a view that a transition may be moving.
  private func place(_ view: UIView, _ frame: CGRect) {
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The touchable area extends to the edge of the screen and toward the title.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -measures.bars.titleGap, dy: 0).contains(point)
  }
}
