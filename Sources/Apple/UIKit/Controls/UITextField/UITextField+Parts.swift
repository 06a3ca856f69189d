import Foundation

// The subviews of a field: the overlay views, the clear button and the caret.

extension UITextField {
  func borderStyleDidChange(from old: BorderStyle) {
    // The background color must not extend beyond the rounded corners.
    let radius = measures.textFields.cornerRadius
    if borderStyle == .roundedRect, layer.cornerRadius == 0 {
      layer.cornerRadius = radius
    } else if old == .roundedRect, layer.cornerRadius == radius {
      layer.cornerRadius = 0
    }
    partsDidChange()
  }

  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard new !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    partsDidChange()
  }

  func layOutParts() {
    place(leftView, isLeftViewShown(isEditing: isEditing)) { leftViewRect(forBounds: bounds) }
    place(rightView, isRightViewShown(isEditing: isEditing)) { rightViewRect(forBounds: bounds) }
    let showsClearButton = isClearButtonShown(isEditing: isEditing)
    if showsClearButton { ensureClearButton() }
    place(clearButton, showsClearButton) { clearButtonRect(forBounds: bounds) }
    layOutCaret()
  }

  @discardableResult
  private func ensureClearButton() -> TextFieldClearButton {
    if let clearButton { return clearButton }
    let button = TextFieldClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.clearButtonTapped() }, for: .touchUpInside)
    clearButton = button
    return button
  }

  /// The clear button for code that reads it by key, possibly before it is visible.
  @_spi(Host) public final var keyedClearButton: UIButton? { ensureClearButton() }

  /// A label that stands for the placeholder, for code that changes its color or font by key. The field draws the
  /// placeholder itself.
  @_spi(Host) public final var placeholderLabel: UILabel? {
    placeholder == nil ? nil : TextFieldPlaceholderLabel(self)
  }

  private func place(_ view: UIView?, _ isShown: Bool, at frame: () -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    view.frame = frame()
    if view.superview !== self { addSubview(view) }
  }

  private func layOutCaret() {
    guard let caret else { return }
    scrollToCaret()
    caret.tools?.update()
    guard selection.length == 0 else {
      caret.place(.zero, color: .clear)
      return
    }
    let frame = caretRect(for: position(selection.location))
    if caret.frame != frame || caret.backgroundColor != tintColor { caret.place(frame, color: tintColor) }
    bringSubviewToFront(caret)
  }

  /// Returns the rectangle of the caret, which is completely visible at the edges of the text.
  func caretInField(at offset: Int) -> CGRect {
    var frame = caretFrame(at: offset)
    // The caret is centered between two letters, except at the edges of the text area.
    frame.origin.x -= TextCaret.width / 2
    let x = geometry.caret(at: offset).minX
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    // Spaces at the end of the text may be outside the text area.
    if x >= room.minX, x <= room.maxX || fieldState.scroll == 0 {
      frame.origin.x = max(min(frame.minX, room.maxX - frame.width), room.minX)
    }
    return frame
  }

  /// Scrolls the text so that the caret is visible, and no space remains empty at the end.
  private func scrollToCaret() {
    let room = editingRect(forBounds: bounds)
    let drawing = linePlacement(in: room).drawing
    let width = drawing.size.width + TextCaret.width
    var scroll = fieldState.scroll
    let caret = geometry.caret(at: selection.location + selection.length).minX + scroll - room.minX
    if width <= room.width {
      scroll = 0
    } else if isRightToLeftText {
      // Right-to-left text begins at the right, and is scrolled to the right.
      scroll = min(0, max(room.width - width, min(scroll, caret), caret - room.width + TextCaret.width))
      if caret - scroll > room.width { scroll = caret - room.width }
    } else {
      if caret - scroll > room.width - TextCaret.width { scroll = caret - room.width + TextCaret.width }
      if caret - scroll < 0 { scroll = caret }
      scroll = min(max(scroll, 0), width - room.width)
    }
    scroll = pixelGrid.round(scroll)
    guard scroll != fieldState.scroll else { return }
    fieldState.scroll = scroll
    setNeedsDisplay()
  }

  private var isRightToLeftText: Bool { geometry.layout.lines.first?.isRightToLeft ?? false }
}
