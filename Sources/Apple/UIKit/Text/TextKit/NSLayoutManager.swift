import CoreGraphics
import Foundation
import Typesetting

/// Lays the text of a text storage out in text containers, one after the other, and draws it.
///
/// Every UTF-16 unit has a glyph of the same number: units that are shown by the glyph of one before them have a null
/// glyph, as TextKit's have. All of the text is laid out when any of the layout is asked for.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: NSObject {
  private final var layoutStorage: [ContainerLayout]?

  /// What a newline at the end of the text, or no text, makes the caret as high as: a text view's typing attributes.
  final var extraLineAttributes: [NSAttributedString.Key: Any]?

  /// What links look like; `nil` for blue and underlined.
  final var linkAttributes: [NSAttributedString.Key: Any]? {
    didSet { invalidate() }
  }

  /// The direction of text that has none of its own.
  final var naturalDirection: UIUserInterfaceLayoutDirection = .leftToRight {
    didSet { if naturalDirection != oldValue { invalidate() } }
  }

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  // MARK: - Text and containers

  /// The text. Set by adding the layout manager to a storage, which keeps it alive.
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { invalidate() } }
  }

  /// What hears of the layout. It isn't retained.
  open weak var delegate: (any NSLayoutManagerDelegate)?

  /// The containers in the order in which they are filled.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container before the one at an index.
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

  /// A container's size or shape changed: called by the container.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// Whether the space that fonts want between lines counts.
  ///
  /// - Default: `true`.
  open var usesFontLeading: Bool = true {
    didSet { if usesFontLeading != oldValue { invalidate() } }
  }

  /// The `NSParagraphStyle.hyphenationFactor` of paragraphs that have none of their own.
  ///
  /// - Default: 0, so that words are divided at soft hyphens only.
  open var hyphenationFactor: CGFloat = 0 {
    didSet { if hyphenationFactor != oldValue { invalidate() } }
  }

  /// Whether words are divided where neither the paragraph nor `hyphenationFactor` says anything.
  ///
  /// - Default: `false`.
  open var usesDefaultHyphenation: Bool = false {
    didSet { if usesDefaultHyphenation != oldValue { invalidate() } }
  }

  final var effectiveHyphenationFactor: CGFloat {
    hyphenationFactor > 0 ? min(1, hyphenationFactor) : usesDefaultHyphenation ? 1 : 0
  }

  // MARK: - Invalidating

  /// The text changed: called by the storage.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  /// Has the layout of some characters made again: all of it is.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    invalidate()
  }

  /// Has the glyphs of some characters made again: all are, with their layout.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }

  /// Has some characters drawn again by the view that shows them.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.owner?.textDisplayDidBecomeInvalid() }
  }

  /// Has some glyphs drawn again by the view that shows them.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  final func invalidate() {
    layoutStorage = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
    for container in textContainers { container.owner?.textLayoutDidBecomeInvalid() }
  }

  // MARK: - Laying out

  /// Lays out some characters: all of the text is.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }

  /// Lays out some glyphs: all of the text is.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }

  /// Fills a container: all of the text is laid out.
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }

  /// Lays out what lies in a rectangle of a container: all of the text is.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layouts }

  /// The containers' contents, up to date.
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

  /// Returns the container that holds a character; the last one's holds the end of the text too.
  final func layout(at character: Int) -> ContainerLayout? {
    let layouts = layouts
    return layouts.last { $0.range.location <= character && ($0.range.length > 0 || character == $0.range.location) }
      .flatMap { character < $0.range.location + $0.range.length ? $0 : nil }
  }

  // MARK: - Drawing

  /// Draws what lies behind some glyphs, a container's top left corner at a point of the current context. Override to
  /// draw something of your own; a text view calls it.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { $0.drawBackgrounds(of: $1, at: $2, in: $3) }
  }

  /// Draws some glyphs, with the lines under and through them, a container's top left corner at a point of the current
  /// context.
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
  /// Returns the line with only those glyphs that stand for a range; `nil` where there are none.
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
