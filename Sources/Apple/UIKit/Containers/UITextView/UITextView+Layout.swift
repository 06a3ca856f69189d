import CoreGraphics
import Foundation

// Position, size and drawing of the text.

extension UITextView {
  /// The origin of the text container, in the view's coordinates.
  var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  private func containerSize(forWidth width: CGFloat) -> CGSize {
    var size = textContainer.size
    if textContainer.widthTracksTextView {
      // A width of 0 would mean no limit.
      size.width = max(width - textContainerInset.left - textContainerInset.right, CGFloat.leastNonzeroMagnitude)
    }
    if textContainer.heightTracksTextView {
      size.height = max(bounds.height - textContainerInset.top - textContainerInset.bottom, 1)
    }
    return size
  }

  /// Updates the text container to the view's size, and the content size to the text.
  func layOutText() {
    adoptContainerSize()
    layoutManager.naturalDirection = effectiveUserInterfaceLayoutDirection
    let used = layoutManager.usedRect(for: textContainer)
    let inset = textContainerInset
    let height = pixelGrid.ceil(used.maxY + inset.top + inset.bottom)
    let width =
      textContainer.widthTracksTextView ? bounds.width : pixelGrid.ceil(used.maxX + inset.left + inset.right)
    let size = CGSize(width: width, height: height)
    if contentSize != size { contentSize = size }
    let frame = CGRect(origin: .zero, size: CGSize(width: max(width, bounds.width), height: max(height, bounds.height)))
    if canvas.frame != frame { canvas.frame = frame }
    let seen = seenHeights
    if let drawn = viewState.drawnHeights, !drawn.contains(seen.lowerBound) || !drawn.contains(seen.upperBound) {
      canvas.setNeedsDisplay()
    }
  }

  /// The visible vertical range of the content.
  private var seenHeights: ClosedRange<CGFloat> {
    let top = min(max(bounds.minY, 0), contentSize.height)
    return top...min(max(bounds.maxY, top), max(contentSize.height, top))
  }

  /// The number of view heights from which on a text is drawn in part. A long text would take hundreds of megabytes.
  private static let drawnWhole: CGFloat = 32
  /// The number of view heights that are drawn above and below the visible area, so that scrolling rarely requires
  /// drawing.
  private static let drawnAround: CGFloat = 4

  /// Returns the vertical range of the text to draw, or `nil` for all of it.
  private func heightsToDraw() -> ClosedRange<CGFloat>? {
    let height = max(bounds.height, TextViewState.standardFont.lineHeight)
    guard contentSize.height > height * Self.drawnWhole else { return nil }
    let seen = seenHeights
    return (seen.lowerBound - height * Self.drawnAround)...(seen.upperBound + height * Self.drawnAround)
  }

  private func adoptContainerSize() {
    let size = containerSize(forWidth: bounds.width)
    guard size != textContainer.size else { return }
    viewState.isMeasuring = true
    textContainer.size = size
    viewState.isMeasuring = false
    canvas.setNeedsDisplay()
  }

  /// Returns the size of the text with its insets, in whole pixels, for a width or without wrapping.
  func fittingSize(forWidth width: CGFloat?) -> CGSize {
    let container = NSTextContainer(size: CGSize(width: 0, height: 0))
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    container.lineBreakMode = textContainer.lineBreakMode
    container.exclusionPaths = textContainer.exclusionPaths
    if textContainer.widthTracksTextView {
      container.size.width = width.map { containerSize(forWidth: $0).width } ?? 0
    } else {
      container.size = textContainer.size
    }
    let (_, used) = LayoutFilling(layoutManager).measure(container)
    let inset = textContainerInset
    let size = pixelGrid.ceil(
      CGSize(width: used.width + inset.left + inset.right, height: used.maxY + inset.top + inset.bottom))
    return CGSize(width: width.map { min(size.width, $0) } ?? size.width, height: size.height)
  }

  var geometry: TextGeometry {
    adoptContainerSize()
    let layout = layoutManager.layout(of: textContainer)
    let origin = textOrigin
    let font = (typingAttributes[.font] as? UIFont) ?? TextViewState.standardFont
    let empty = CGRect(
      x: origin.x + textContainer.lineFragmentPadding, y: origin.y, width: 0, height: font.lineHeight)
    guard let layout else { return TextGeometry(layout: TextDrawing.empty.layout, origin: origin, emptyCaret: empty) }
    return TextGeometry(
      layout: layout.drawing.layout, origin: CGPoint(x: origin.x + layout.padding, y: origin.y),
      start: layout.range.location, emptyCaret: empty)
  }

  /// Returns the rectangles of a selection. If the selection continues on the next line, a line is selected to its end.
  func selectedRects(for range: NSRange) -> [CGRect] {
    adoptContainerSize()
    var rects: [CGRect] = []
    layoutManager.enumerateEnclosingRects(
      forGlyphRange: range, withinSelectedGlyphRange: range, in: textContainer
    ) { rect, _ in
      rects.append(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y))
    }
    return rects
  }

  func layOutCaret() {
    guard let caret else { return }
    caret.tools?.update()
    guard selection.length == 0 else {
      caret.place(.zero, color: .clear)
      return
    }
    let frame = caretRect(for: position(selection.location))
    if caret.frame != frame || caret.backgroundColor != tintColor { caret.place(frame, color: tintColor) }
    bringSubviewToFront(caret)
  }

  func scrollToShow(_ range: NSRange) {
    layOutText()
    let first = caretFrame(at: range.location)
    let last = caretFrame(at: range.location + range.length)
    scrollRectToVisible(first.union(last).insetBy(dx: 0, dy: -2), animated: false)
  }

  // MARK: - Drawing

  /// Draws the text onto the canvas: backgrounds, selection, marks and glyphs.
  func drawContents() {
    adoptContainerSize()
    guard let context = UIGraphicsGetCurrentContext(), let layout = layoutManager.layout(of: textContainer) else {
      return
    }
    let origin = textOrigin
    viewState.drawnHeights = heightsToDraw()
    let glyphs =
      viewState.drawnHeights.map {
        layout.characters(fromY: $0.lowerBound - origin.y, toY: $0.upperBound - origin.y)
      } ?? layout.range
    layoutManager.drawBackground(forGlyphRange: glyphs, at: origin)
    let geometry = geometry
    drawFoundPlaces(in: context)
    if isFirstResponder, selection.length > 0 {
      context.setFillColor(tintColor.withAlphaComponent(TextSelectionLooks.alpha).cgColor)
      context.fill(selectedRects(for: selection))
    }
    if let marked = viewState.marked {
      let color = markedTextStyle?[.backgroundColor] as? UIColor
      context.setFillColor((color ?? tintColor.withAlphaComponent(TextSelectionLooks.alpha)).cgColor)
      context.fill(geometry.rects(for: marked))
    }
    layoutManager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}

extension UITextView: @preconcurrency TextContainerOwner {
  func textLayoutDidBecomeInvalid() {
    // Layout at another width is a measurement during a layout pass, and doesn't change the text.
    guard !viewState.isMeasuring else { return }
    canvas.setNeedsDisplay()
    setNeedsLayout()
    if !viewState.isChangingText { keepSelectionInText() }
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  func textDisplayDidBecomeInvalid() { canvas.setNeedsDisplay() }

  func textContainerTrackingDidChange() { textLayoutDidBecomeInvalid() }

  /// Limits the selection to the text after code made the text shorter.
  private func keepSelectionInText() {
    let length = textStorage.length
    let selection = viewState.selection
    guard selection.location + selection.length > length else { return }
    let start = min(selection.location, length)
    select(NSRange(location: start, length: min(selection.length, length - start)))
  }
}

extension UITextView: WidthDependentHeight {
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(forWidth: width > 0 ? width : nil).height
  }
}

extension UITextView: TextBaselines {
  var firstBaselineOffsetFromTop: CGFloat { pixelGrid.round(textOrigin.y + baselines.first) }

  var lastBaselineOffsetFromTop: CGFloat? {
    isScrollEnabled ? pixelGrid.round(textOrigin.y + baselines.last) : nil
  }

  var lastBaselineOffsetFromBottom: CGFloat {
    let height = isScrollEnabled ? bounds.height : fittingSize(forWidth: bounds.width > 0 ? bounds.width : nil).height
    return height - pixelGrid.round(textOrigin.y + baselines.last)
  }

  var baselineLineHeight: CGFloat { (font ?? TextViewState.standardFont).lineHeight }

  private var baselines: (first: CGFloat, last: CGFloat) {
    adoptContainerSize()
    guard let drawing = layoutManager.layout(of: textContainer)?.drawing else { return (0, 0) }
    return (drawing.firstBaseline, drawing.lastBaseline)
  }
}
