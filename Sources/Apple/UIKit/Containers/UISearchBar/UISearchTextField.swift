import Foundation

/// The field of a search bar: a magnifying glass, tokens, and text.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor
open class UISearchTextField: UITextField {

  private final var tokenViews: [SearchTokenView] = []
  private final var glass: GlassPane?

  /// The offsets of a search bar's text and icons, in points.
  final var textOffset = UIOffset.zero { didSet { if textOffset != oldValue { setNeedsLayout() } } }
  final var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  /// Whether the field is on glass of another view.
  final var isOnPlatter = false { didSet { if isOnPlatter != oldValue { setNeedsLayout() } } }
  /// Whether an image of the app replaces the background.
  final var hasOwnBackground = false {
    didSet {
      guard hasOwnBackground != oldValue else { return }
      if hasOwnBackground, backgroundColor == standardBackgroundColor { backgroundColor = .clear }
      if !hasOwnBackground, backgroundColor == .clear { backgroundColor = standardBackgroundColor }
      setNeedsLayout()
    }
  }

  /// Applies the system's background, which depends on the position. A background that the app has set is kept.
  final var standardBackgroundColor = UIColor.tertiarySystemFill {
    didSet {
      guard standardBackgroundColor != oldValue, backgroundColor == oldValue else { return }
      backgroundColor = standardBackgroundColor
    }
  }

  /// Creates a field with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearchField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearchField()
  }

  private func setUpSearchField() {
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = standardBackgroundColor
    takeMeasures()
    layer.cornerCurve = .continuous
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    // The size is that of the text.
    glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    leftView = glass
    leftViewMode = .always
  }

  final override func takeMeasures() {
    layer.cornerRadius = measures.searchBars.fieldRadius
  }

  // MARK: - Tokens

  /// The tokens before the text.
  ///
  /// - Default: empty.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set { replaceTokens(newValue) }
  }

  /// The color behind tokens.
  ///
  /// - Default: `nil`, the tint color.
  open var tokenBackgroundColor: UIColor! {
    get { tokenColor ?? tintColor }
    set {
      tokenColor = newValue
      setNeedsLayout()
    }
  }

  private final var tokenColor: UIColor?

  /// Whether the user can delete tokens, with the backspace key before the first letter.
  ///
  /// - Default: `true`.
  open var allowsDeletingTokens: Bool = true

  /// Whether the user can copy tokens. It is stored without effect, because there is no menu for it here.
  ///
  /// - Default: `true`.
  open var allowsCopyingTokens: Bool = true

  /// Inserts a token at an index. An index beyond the end is a programming error.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    preconditionOfCaller(
      (0...tokens.count).contains(tokenIndex),
      "UISearchTextField.insertToken(_:at:): \(tokenIndex) is out of bounds, "
        + "because the field has \(tokens.count) tokens"
    )
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at an index. An index without a token is a programming error.
  open func removeToken(at tokenIndex: Int) {
    preconditionOfCaller(
      tokens.indices.contains(tokenIndex),
      "UISearchTextField.removeToken(at:): index \(tokenIndex) is out of bounds, "
        + "because the field has \(tokens.count) tokens"
    )
    tokens.remove(at: tokenIndex)
  }

  private func replaceTokens(_ new: [UISearchToken]) {
    for view in tokenViews where !new.contains(where: { $0 === view.token }) { view.removeFromSuperview() }
    tokenViews = new.map { token in tokenViews.first { $0.token === token } ?? SearchTokenView(token) }
    for view in tokenViews where view.superview !== self { addSubview(view) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func deleteBackward() {
    let atStart = selectedTextRange.map { $0.isEmpty && $0.start == beginningOfDocument } ?? !hasText
    if atStart, allowsDeletingTokens, !tokens.isEmpty {
      tokens.removeLast()
      sendActions(for: .editingChanged)
    } else {
      super.deleteBackward()
    }
  }

  // MARK: - Rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + measures.searchBars.gap }
  }

  /// Returns the beginning of the text, from the leading edge.
  private func textStart(in bounds: CGRect) -> CGFloat {
    let shows = leftView != nil && isLeftViewShown(isEditing: isEditing)
    let glass =
      shows
      ? measures.searchBars.fieldPadding + max(leftViewRect(forBounds: bounds).width, 0) + measures.searchBars.gap
      : measures.searchBars.fieldPadding + measures.searchBars.bareTextInset
    return glass + tokensWidth
  }

  private func textEnd(in bounds: CGRect) -> CGFloat {
    if isClearButtonShown(isEditing: isEditing) || isRightViewShown(isEditing: isEditing) {
      return measures.searchBars.fieldPadding + measures.textFields.clearButtonSide + measures.searchBars.gap
    }
    return measures.searchBars.fieldPadding + measures.searchBars.bareTextInset
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let (start, end) = (textStart(in: bounds), textEnd(in: bounds))
    return CGRect(
      x: bounds.minX + (isMirrored ? end : start), y: bounds.minY, width: max(0, bounds.width - start - end),
      height: bounds.height
    ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView != nil else { return .zero }
    let width = pixelGrid.ceil(measures.searchBars.glassWidth * measures.cells.symbolScale(in: traitCollection))
    let x =
      isMirrored
      ? bounds.maxX - measures.searchBars.fieldPadding - width : bounds.minX + measures.searchBars.fieldPadding
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height).moved(by: iconOffsets[.search])
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    return rect.offsetBy(dx: isMirrored ? measures.searchBars.fieldPadding : -measures.searchBars.fieldPadding, dy: 0)
      .moved(by: iconOffsets[.resultsList] ?? iconOffsets[.bookmark])
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.clearButtonRect(forBounds: bounds)
    return rect.offsetBy(dx: isMirrored ? measures.searchBars.fieldPadding : -measures.searchBars.fieldPadding, dy: 0)
      .moved(by: iconOffsets[.clear])
  }

  /// The height in points, which follows the user's text size.
  final var height: CGFloat {
    UIFontMetrics(forTextStyle: .body)
      .scaledValue(for: measures.searchBars.fieldHeight, compatibleWith: traitCollection).rounded()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The glass behind the text, if the app has not set a color.
  private func showGlass() {
    guard measures.searchBars.hasGlassField, !hasOwnBackground, !isOnPlatter,
      backgroundColor == nil || backgroundColor == standardBackgroundColor
    else {
      glass?.show(nil, on: layer, CornerRadii(0), isContinuous: false, traitCollection)
      glass = nil
      return
    }
    let glass = self.glass ?? GlassPane()
    self.glass = glass
    let radius = min(bounds.width, bounds.height) / 2
    glass.show(measures.glass.field, on: layer, CornerRadii(radius), isContinuous: false, traitCollection)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showGlass()
    var x = textStart(in: bounds) - tokensWidth
    for view in tokenViews {
      let size = view.sizeThatFits(.zero)
      view.backgroundColor = tokenBackgroundColor
      view.frame = pixelGrid.round(
        CGRect(
          x: isMirrored ? bounds.width - x - size.width : x, y: bounds.midY - size.height / 2, width: size.width,
          height: size.height))
      x += size.width + measures.searchBars.gap
    }
  }
}

extension CGRect {
  fileprivate func moved(by offset: UIOffset?) -> CGRect {
    offset.map { offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? self
  }
}
