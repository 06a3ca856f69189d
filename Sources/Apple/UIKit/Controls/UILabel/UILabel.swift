/// A view that shows text which the user does not edit.
///
/// Text that needs less height than the label has is centered vertically. A label wants the size of its text, rounded
/// up to whole pixels.
///
/// - Source: developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: - Storage

  final var style = LabelStyle()
  final var content: LabelContent = .plain(nil)
  final var layoutCache = LabelLayoutCache()

  // MARK: - Creating

  /// Makes a label with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
    coder.decodePart(UILabel.self, of: self)
  }

  private func setUpLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
  }

  // MARK: - Text

  /// The text.
  ///
  /// - Default: `nil`. Setting it drops the attributes of ``attributedText``; ``font``, ``textColor`` and so on stay,
  ///   which that text may have changed.
  open var text: String? {
    get { content.string }
    set { setText(newValue) }
  }

  /// The text with its attributes.
  ///
  /// Attributes that the text leaves out come from ``font``, ``textColor``, ``textAlignment`` and so on, as they are
  /// when it is set. Then those follow the attributes of the first character, and setting one of them afterwards
  /// changes the attribute all over the text.
  ///
  /// - Default: `nil`. The answer has every attribute that the text is drawn with, plain text's too.
  open var attributedText: NSAttributedString? {
    get { styledText }
    set { setAttributedText(newValue) }
  }

  /// The font.
  ///
  /// - Default: the system font of 17 points; set `nil` to have it back.
  open var font: UIFont! {
    get { style.font }
    set {
      appearanceMarks.insert(.font)
      setFont(newValue)
    }
  }

  /// The color of the text.
  ///
  /// - Default: `.label`; set `nil` to have it back.
  open var textColor: UIColor! {
    get { style.textColor }
    set {
      appearanceMarks.insert(.textColor)
      setTextColor(newValue)
    }
  }

  /// Where lines lie in the label's width.
  ///
  /// - Default: `.natural`: at the leading edge.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { setTextAlignment(newValue) }
  }

  /// How lines break, and what becomes of text that does not fit.
  ///
  /// - Default: `.byTruncatingTail`. In a label of several lines the truncating modes wrap at words and truncate the
  ///   last line.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// Finer points of breaking lines.
  ///
  /// - Default: `.standard`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set { setLineBreakStrategy(newValue) }
  }

  /// The most lines to show; 0 for no limit. The label's height limits them too.
  ///
  /// - Default: 1.
  open var numberOfLines: Int = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      textLayoutDidChange()
      if numberOfLines == 1 || oldValue == 1 { superview?.subviewDidChange(self, .wrapping) }
    }
  }

  // MARK: - Looks

  /// The color of the text's shadow.
  ///
  /// - Default: `nil`: no shadow.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { setShadow(color: newValue, offset: style.shadowOffset) }
  }

  /// How far the shadow lies from the text, in points, y downwards. It has sharp edges.
  ///
  /// - Default: (0, -1).
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { setShadow(color: style.shadowColor, offset: newValue) }
  }

  /// The color of the text while the label is highlighted; `nil` for no other.
  ///
  /// - Default: `nil`.
  open var highlightedTextColor: UIColor? {
    didSet {
      if isHighlighted { setNeedsDisplay() }
    }
  }

  /// Whether the text is drawn in ``highlightedTextColor``.
  ///
  /// - Default: `false`.
  open var isHighlighted: Bool = false {
    didSet {
      if isHighlighted != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the text is drawn in full strength; half of it is left where not.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet {
      if isEnabled != oldValue { setNeedsDisplay() }
    }
  }

  // MARK: - Fitting

  /// Whether the font is made smaller, down to ``minimumScaleFactor``, so that the text fits without being cut.
  ///
  /// - Default: `false`. It has no effect where ``numberOfLines`` is 0.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet {
      if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() }
    }
  }

  /// The smallest scale at which ``adjustsFontSizeToFitWidth`` draws, from 0 to 1.
  ///
  /// - Default: 0, which leaves the text at its size, as UIKit's documentation has it.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      if minimumScaleFactor != oldValue { setNeedsDisplay() }
    }
  }

  /// Where the text lies once its font was made smaller, in a label of one line.
  ///
  /// - Default: `.alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet {
      if baselineAdjustment != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether letters move closer together, by at most a thirtieth of the font's size, before a single line is
  /// truncated.
  ///
  /// - Default: `false`.
  open var allowsDefaultTighteningForTruncation: Bool = false {
    didSet {
      if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether a font that was made for Dynamic Type is made anew when the preferred text size changes.
  ///
  /// - Default: `false`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFontForContentSizeCategory() }
    }
  }

  // MARK: - Sizing and layout

  /// The width at which a label of several lines breaks for its intrinsic size, in points.
  ///
  /// - Default: 0: no such width, and the layout's own width decides the height.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The size of the text, in whole pixels.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : UILabel.unlimited
    return textSize(forWidth: width)
  }

  /// The size of the text, broken at a width where several lines are allowed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBroken = numberOfLines != 1 && size.width > 0 && size.width < UILabel.unlimited
    return textSize(forWidth: isBroken ? size.width : UILabel.unlimited)
  }

  /// The rectangle of the text inside some bounds. ``intrinsicContentSize`` and ``sizeThatFits(_:)`` ask it, so that a
  /// subclass may add room around the text by overriding it along with ``drawText(in:)``.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredTextRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// Draws the text into a rectangle of the current context, centered vertically.
  open func drawText(in rect: CGRect) {
    drawLaidOutText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Makes room for letters that are higher or deeper than their line.
  open override func layerWillDraw(_ layer: CALayer) {
    super.layerWillDraw(layer)
    layer.content.overhang = textOverhang
  }

  package override var descriptiveText: String? { text }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled],
      isTextAlone: true)
  }

  // MARK: - Appearance

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.font, \UILabel.font),
      AppearanceProperty(.textColor, \UILabel.textColor),
    ]
  }
}

/// Where text lies in a label whose font was made smaller to fit.
///
/// - Source: developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it would be at the full size.
  case alignBaselines = 0
  /// The smaller line is centered.
  case alignCenters = 1
  /// The top stays where it would be at the full size.
  case none = 2
}
