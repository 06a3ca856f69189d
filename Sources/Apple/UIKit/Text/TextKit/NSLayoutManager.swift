import CoreGraphics
import Foundation
import Typesetting

/// An object that lays out the text of a text storage in text containers, one after the other, and draws it.
///
/// Every UTF-16 unit has a glyph of the same index. As in TextKit, units that the glyph of an earlier one displays have
/// a null glyph. The whole text is laid out when a part of the layout is needed.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: NSObject {
  private final var layoutStorage: [ContainerLayout]?

  /// The attributes that determine the height of the caret after a newline at the end of the text or in empty text; a
  /// text view's typing attributes.
  final var extraLineAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of links; `nil` for blue and underlined.
  final var linkAttributes: [NSAttributedString.Key: Any]? {
    didSet { invalidate() }
  }

  /// The direction of text without one.
  final var naturalDirection: UIUserInterfaceLayoutDirection = .leftToRight {
    didSet { if naturalDirection != oldValue { invalidate() } }
  }

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  // MARK: - Text and containers

  /// The text storage. It is set when the layout manager is added to a storage, which retains it.
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { invalidate() } }
  }

  /// The delegate that is notified of the layout. The reference is weak.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// The containers in the order in which they are filled.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    preconditionOfCaller(
      (0...textContainers.count).contains(index),
      "NSLayoutManager.insertTextContainer(_:at: \(index)): there are \(textContainers.count) containers")
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    preconditionOfCaller(
      textContainers.indices.contains(index),
      "NSLayoutManager.removeTextContainer(at: \(index)): there are \(textContainers.count) containers")
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Invalidates the layout after a container's size or shape changed. The container calls it.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// Whether the leading of fonts is added between lines.
  ///
  /// - Default: `true`.
  open var usesFontLeading: Bool = true {
    didSet { if usesFontLeading != oldValue { invalidate() } }
  }

  /// The `NSParagraphStyle.hyphenationFactor` of paragraphs without one.
  ///
  /// - Default: 0, which allows soft hyphens only.
  open var hyphenationFactor: CGFloat = 0 {
    didSet { if hyphenationFactor != oldValue { invalidate() } }
  }

  /// Whether words are hyphenated if neither the paragraph nor `hyphenationFactor` is set.
  ///
  /// - Default: `false`.
  open var usesDefaultHyphenation: Bool = false {
    didSet { if usesDefaultHyphenation != oldValue { invalidate() } }
  }

  final var effectiveHyphenationFactor: CGFloat {
    hyphenationFactor > 0 ? min(1, hyphenationFactor) : usesDefaultHyphenation ? 1 : 0
  }

  // MARK: - Invalidating

  /// Processes a change of the text. The storage calls it.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  /// Invalidates the layout of characters. The whole layout is invalidated.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    invalidate()
  }

  /// Invalidates the glyphs of characters. All glyphs and their layout are invalidated.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }

  /// Requests that the view draws characters again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.owner?.textDisplayDidBecomeInvalid() }
  }

  /// Requests that the view draws glyphs again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  final func invalidate() {
    layoutStorage = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
    for container in textContainers { container.owner?.textLayoutDidBecomeInvalid() }
  }

  // MARK: - Laying out

  /// Lays out characters. The whole text is laid out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }

  /// Lays out glyphs. The whole text is laid out.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }

  /// Lays out a container. The whole text is laid out.
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }

  /// Lays out a rectangle of a container. The whole text is laid out.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layouts }

  /// The current layouts of the containers.
  final var layouts: [ContainerLayout] {
    if let layoutStorage { return layoutStorage }
    let made = LayoutFilling(self).fill(textContainers)
    layoutStorage = made
    let end = made.last.map { $0.range.location + $0.range.length } ?? 0
    let isComplete = end >= (textStorage?.length ?? 0)
    for layout in made {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: layout.container,
        atEnd: isComplete && layout.range.location + layout.range.length == end)
    }
    if !isComplete { delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
    return made
  }

  final func layout(of container: NSTextContainer) -> ContainerLayout? {
    layouts.first { $0.container === container }
  }

  /// Returns the layout of the container of a character. The last one includes the end of the text.
  final func layout(at character: Int) -> ContainerLayout? {
    let layouts = layouts
    return layouts.last { $0.range.location <= character && ($0.range.length > 0 || character == $0.range.location) }
      .flatMap { character < $0.range.location + $0.range.length ? $0 : nil }
  }

  // MARK: - Drawing

  /// Draws the backgrounds of glyphs, with the top left corner of the container at a point of the current context.
  /// Override it for custom drawing; a text view calls it.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { $0.drawBackgrounds(of: $1, at: $2, in: $3) }
  }

  /// Draws glyphs with the lines under and through them, with the top left corner of the container at a point of the
  /// current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { $0.drawGlyphs(of: $1, at: $2, in: $3, overridingColor: nil) }
  }

  private func draw(
    _ glyphs: NSRange, at origin: CGPoint, _ body: (TextDrawing, [TextLine], CGPoint, CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for layout in layouts {
      let lower = max(glyphs.location - layout.range.location, 0)
      let upper = min(glyphs.location + glyphs.length - layout.range.location, layout.range.length)
      guard lower < upper else { continue }
      let lines = layout.lines(overlapping: lower..<upper).compactMap { $0.limited(to: lower..<upper)?.keepingRuns }
      body(layout.drawing, lines, CGPoint(x: origin.x + layout.padding, y: origin.y), context)
    }
  }
}

extension TextLine {
  /// Returns the line with only the glyphs of a range; `nil` if there are none.
  fileprivate func limited(to part: Range<Int>) -> TextLine? {
    guard range.overlaps(part) else { return nil }
    guard range.lowerBound < part.lowerBound || range.upperBound > part.upperBound else { return self }
    var line = self
    line.runs = runs.compactMap { run in
      guard !run.glyphs.isEmpty else { return run.range.overlaps(part) ? run : nil }
      let kept = run.glyphs.indices.filter { part.contains(run.utf16Indices[$0]) }
      guard kept.count < run.glyphs.count else { return run }
      guard let first = kept.first else { return nil }
      var limited = run
      limited.glyphs = kept.map { run.glyphs[$0] }
      limited.positions = kept.map { run.positions[$0] }
      limited.advances = kept.map { run.advances[$0] }
      limited.utf16Indices = kept.map { run.utf16Indices[$0] }
      limited.x = run.advances[..<first].reduce(run.x, +)
      limited.width = limited.advances.reduce(0, +)
      return limited
    }
    return line
  }
}
