/// A view that displays text that the user can't edit.
///
/// Text that is lower than the label is centered vertically. The intrinsic size is that of the text, rounded up to
/// whole pixels.
///
/// - Source: developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: - Storage

  final var style = LabelStyle()
  final var content: LabelContent = .plain(nil)
  final var layoutCache = LabelLayoutCache()

  // MARK: - Creating

  /// Creates a label with a frame in the coordinates of its future superview, in points.
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

  /// The text. Setting it removes the attributes of ``attributedText``, but preserves ``font``, ``textColor`` and the
  /// other properties that the attributed text may have changed.
  ///
  /// - Default: `nil`.
  open var text: String? {
    get { content.string }
    set { setText(newValue) }
  }

  /// The attributed text.
  ///
  /// Attributes that the text lacks are those of ``font``, ``textColor``, ``textAlignment`` and similar properties when
  /// it is set. These properties then adopt the attributes of the first character. Setting one of them later changes
  /// the attribute of all text.
  ///
  /// - Default: `nil`. The getter returns all attributes with which the text is drawn, also for plain text.
  open var attributedText: NSAttributedString? {
    get { styledText }
    set { setAttributedText(newValue) }
  }

  /// The font.
  ///
  /// - Default: The system font of 17 points. Setting `nil` restores the default.
  open var font: UIFont! {
    get { style.font }
    set {
      appearanceMarks.insert(.font)
      setFont(newValue)
    }
  }

  /// The color of the text.
  ///
  /// - Default: `.label`. Setting `nil` restores the default.
  open var textColor: UIColor! {
    get { style.textColor }
    set {
      appearanceMarks.insert(.textColor)
      setTextColor(newValue)
    }
  }

  /// The alignment of lines.
  ///
  /// - Default: `.natural`, for the leading edge.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { setTextAlignment(newValue) }
  }

  /// The line break mode of the text, including the truncation of text that does not fit.
  ///
  /// - Default: `.byTruncatingTail`. In a label with several lines, the truncating modes wrap at words and truncate the
  ///   last line.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// The strategy for line breaks.
  ///
  /// - Default: `.standard`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set { setLineBreakStrategy(newValue) }
  }

  /// The maximum number of lines, or 0 for no limit. The height of the label limits them, too.
  ///
  /// - Default: 1.
  open var numberOfLines: Int = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      textLayoutDidChange()
      if numberOfLines == 1 || oldValue == 1 { superview?.subviewDidChange(self, .wrapping) }
    }
  }

  // MARK: - Appearance

  /// The color of the text's shadow.
  ///
  /// - Default: `nil`, for no shadow.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { setShadow(color: newValue, offset: style.shadowOffset) }
  }

  /// The offset of the shadow from the text, in points, with y pointing downwards. The shadow has sharp edges.
  ///
  /// - Default: (0, -1).
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { setShadow(color: style.shadowColor, offset: newValue) }
  }

  /// The color of highlighted text, or `nil` for the usual color.
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

  /// Whether the text is drawn with full opacity. If `false`, the opacity is halved.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet {
      if isEnabled != oldValue { setNeedsDisplay() }
    }
  }

  // MARK: - Fitting

  /// Whether the font size is reduced down to ``minimumScaleFactor``, so that the text fits without truncation. This
  /// property has no effect if ``numberOfLines`` is 0.
  ///
  /// - Default: `false`.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet {
      if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() }
    }
  }

  /// The minimum scale for ``adjustsFontSizeToFitWidth``, from 0 to 1.
  ///
  /// - Default: 0, which preserves the size of the text, as in UIKit's documentation.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      if minimumScaleFactor != oldValue { setNeedsDisplay() }
    }
  }

  /// The vertical position of text with a reduced font size, in a label with one line.
  ///
  /// - Default: `.alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet {
      if baselineAdjustment != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether a single line is tightened before it is truncated, by at most a thirtieth of the font size per letter.
  ///
  /// - Default: `false`.
  open var allowsDefaultTighteningForTruncation: Bool = false {
    didSet {
      if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether a font for Dynamic Type is updated when the preferred text size changes.
  ///
  /// - Default: `false`.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet {
      if adjustsFontForContentSizeCategory { adjustFontForContentSizeCategory() }
    }
  }

  // MARK: - Sizing and layout

  /// The width at which a label with several lines wraps for its intrinsic size, in points.
  ///
  /// - Default: 0, for no such width. The layout's own width then determines the height.
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

  /// Returns the size of the text, wrapped at the given width if several lines are allowed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBroken = numberOfLines != 1 && size.width > 0 && size.width < UILabel.unlimited
    return textSize(forWidth: isBroken ? size.width : UILabel.unlimited)
  }

  /// Returns the rectangle of the text in bounds. ``intrinsicContentSize`` and ``sizeThatFits(_:)`` call this method. A
  /// subclass can add insets by overriding it together with ``drawText(in:)``.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredTextRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// Draws the text in a rectangle of the current context, centered vertically.
  open func drawText(in rect: CGRect) {
    drawLaidOutText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Extends the drawn area for glyphs that are higher or deeper than their line.
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

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.font, \UILabel.font),
      AppearanceProperty(.textColor, \UILabel.textColor),
    ]
  }
}

/// The vertical position of text with a reduced font size.
///
/// - Source: developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline keeps its position at the full size.
  case alignBaselines = 0
  /// The smaller line is centered.
  case alignCenters = 1
  /// The top keeps its position at the full size.
  case none = 2
}
