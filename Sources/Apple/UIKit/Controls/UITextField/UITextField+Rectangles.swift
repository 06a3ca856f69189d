import Foundation

// Rectangles of a field's parts, and its size.

extension UITextField {

  /// The insets of the text in the border, in points.
  private var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: measures.textFields.lineInsets
    case .bezel: measures.textFields.bezelInsets
    case .roundedRect: measures.textFields.roundedInsets
    }
  }

  /// The height that the border adds to that of a line.
  private var borderHeight: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: measures.textFields.lineHeight
    case .bezel: measures.textFields.bezelHeight
    case .roundedRect: measures.textFields.roundedHeight
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func isLeftViewShown(isEditing: Bool) -> Bool { leftView != nil && leftViewMode.allows(isEditing: isEditing) }

  func isClearButtonShown(isEditing: Bool) -> Bool {
    clearButtonMode.allows(isEditing: isEditing) && hasText && isEnabled
  }

  func isRightViewShown(isEditing: Bool) -> Bool {
    rightView != nil && rightViewMode.allows(isEditing: isEditing) && !isClearButtonShown(isEditing: isEditing)
  }

  func standardTextRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
    let insets = borderInsets
    var (leading, trailing) = (insets.left, insets.right)
    if isLeftViewShown(isEditing: isEditing) {
      leading = reach(leftViewRect(forBounds: bounds), in: bounds, isLeading: true)
    }
    if isClearButtonShown(isEditing: isEditing) {
      trailing =
        reach(clearButtonRect(forBounds: bounds), in: bounds, isLeading: false) + measures.textFields.clearButtonGap
    } else if isRightViewShown(isEditing: isEditing) {
      trailing = reach(rightViewRect(forBounds: bounds), in: bounds, isLeading: false)
    }
    let width = max(0, bounds.width - leading - trailing)
    return CGRect(
      x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Returns the length by which an overlay view extends into the field.
  private func reach(_ rect: CGRect, in bounds: CGRect, isLeading: Bool) -> CGFloat {
    isLeading != isMirrored ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
  }

  func standardClearButtonRect(in bounds: CGRect) -> CGRect {
    let side = measures.textFields.clearButtonSide
    let inset = borderStyle == .none ? 0 : measures.textFields.clearButtonInset
    return CGRect(
      x: isMirrored ? bounds.minX + inset : bounds.maxX - inset - side,
      y: pixelGrid.round(bounds.midY - side / 2), width: side, height: side)
  }

  func standardSideRect(of view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    size.height = min(size.height, bounds.height)
    let inset = borderStyle == .roundedRect || borderStyle == .bezel ? borderInsets.left : 0
    return CGRect(
      x: isLeading != isMirrored ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: pixelGrid.round(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  // MARK: - Size

  /// The height of a line in whole points, with a small addition unless the text is secret.
  private var lineHeight: CGFloat {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let isEmpty = borderStyle == .none && !hasText
    let extra = isEmpty ? measures.textFields.emptyFieldExtra : measures.textFields.lineExtra
    return max(font.lineHeight, contentDrawing?.size.height ?? 0).rounded(.up) + (isSecureTextEntry ? 0 : extra)
  }

  /// The layout of the text or the placeholder.
  private var contentDrawing: TextDrawing? {
    if hasText { return TextDrawing(shownText(isEditing: false), maximumLines: 1, lineBreakMode: .byClipping) }
    guard let placeholder = fieldState.placeholder, placeholder.length > 0 else { return nil }
    return TextDrawing(styledPlaceholder(placeholder), maximumLines: 1, lineBreakMode: .byClipping)
  }

  var fittingSize: CGSize {
    let grid = pixelGrid
    var height = lineHeight + borderHeight
    if borderStyle == .roundedRect { height = max(height, measures.textFields.leastRoundedHeight) }
    // The insets of a subclass are derived from its rectangles for a wide field.
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: height)
    let room = isEditing ? editingRect(forBounds: wide) : textRect(forBounds: wide)
    let textWidth = grid.ceil(contentDrawing?.size.width ?? 0)
    let kept = max(0, wide.width - room.width)
    if isLeftViewShown(isEditing: isEditing) { height = max(height, leftViewRect(forBounds: tall).height) }
    if isRightViewShown(isEditing: isEditing) { height = max(height, rightViewRect(forBounds: tall).height) }
    return CGSize(width: grid.ceil(textWidth + kept), height: grid.ceil(height))
  }

  private var tall: CGRect { CGRect(x: 0, y: 0, width: 10_000, height: 10_000) }
}

extension UITextField: TextBaselines {
  var firstBaselineOffsetFromTop: CGFloat {
    let bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    return linePlacement(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)).baseline
  }

  var lastBaselineOffsetFromBottom: CGFloat { intrinsicContentSize.height - firstBaselineOffsetFromTop }
}
