import Foundation

/// The common implementation of text fields and text views. The `UITextInput` methods derive from the text, the
/// selection and the geometry of the characters.
@MainActor
protocol TextEditor: UIView, UITextInput {
  /// The text that the app sees.
  var editedString: NSString { get }

  /// The text with its attributes.
  var editedText: NSAttributedString { get }

  /// The undo support; `nil` before its first use.
  var textUndoIfMade: TextUndo? { get set }

  /// Replaces text with attributed text when a change is undone.
  func restore(_ text: NSAttributedString, in range: NSRange)

  /// The selected range, in UTF-16 units.
  var selection: NSRange { get }

  /// The range of the marked text.
  var marked: NSRange? { get }

  /// The geometry of the characters.
  var geometry: TextGeometry { get }

  /// The caret, which is a subview only while text is edited.
  var caret: TextCaret? { get }

  /// Whether the user can edit the text.
  var takesText: Bool { get }

  /// Returns the rectangles of a selection, from top to bottom.
  func selectedRects(for range: NSRange) -> [CGRect]

  /// Selects a range within the text and tells the delegate.
  func select(_ range: NSRange)

  /// Replaces a range with text, moves the caret after it, and sends notifications of the change without asking the
  /// delegate.
  func replaceText(in range: NSRange, with text: String, marking: Bool)

  /// Sets the range of the marked text without changing the text.
  func mark(_ range: NSRange?)

  /// Returns the delegate's menu for a selection; `nil` for one of the suggested actions.
  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension TextEditor {
  /// The undo support, created on first use.
  var textUndo: TextUndo {
    if let textUndoIfMade { return textUndoIfMade }
    let made = TextUndo(of: self)
    textUndoIfMade = made
    return made
  }

  func selectedRects(for range: NSRange) -> [CGRect] { geometry.rects(for: range) }

  var units: TextUnits { TextUnits(text: editedString) }

  /// Returns a range limited to the text and extended to whole characters.
  func valid(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: editedString.length, length: 0) }
    let start = min(max(range.location, 0), editedString.length)
    let length = min(max(range.length, 0), editedString.length - start)
    return units.wholeCharacters(NSRange(location: start, length: length))
  }

  func offset(of position: UITextPosition) -> Int? {
    guard let position = position as? IndexedTextPosition else { return nil }
    return min(max(position.offset, 0), editedString.length)
  }

  func range(of range: UITextRange?) -> NSRange? {
    guard let range, let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func position(_ offset: Int) -> UITextPosition { IndexedTextPosition(offset) }

  // MARK: - Typing

  /// The range that typed text replaces.
  var insertionRange: NSRange { marked ?? selection }

  /// The range that the backspace key deletes: the selection or else the character before the caret; `nil` at the
  /// beginning.
  var backspaceRange: NSRange? {
    if let marked, marked.length > 0, selection.length == 0, selection.location == marked.location + marked.length {
      let start = units.characterStart(before: selection.location)
      return NSRange(location: start, length: selection.location - start)
    }
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let start = units.characterStart(before: selection.location)
    return NSRange(location: start, length: selection.location - start)
  }

  func deleteBackwardNow() {
    guard let range = backspaceRange else { return }
    replaceText(in: range, with: "", marking: false)
  }

  func markText(_ text: String?, selectedRange: NSRange) {
    let range = insertionRange
    let text = text ?? ""
    replaceText(in: range, with: text, marking: true)
    let length = (text as NSString).length
    mark(length > 0 ? NSRange(location: range.location, length: length) : nil)
    let start = min(max(selectedRange.location == NSNotFound ? length : selectedRange.location, 0), length)
    let count = min(max(selectedRange.length, 0), length - start)
    select(NSRange(location: range.location + start, length: count))
  }

  // MARK: - Positions

  func text(of range: UITextRange) -> String? {
    self.range(of: range).map { editedString.substring(with: $0) }
  }

  func moved(_ position: UITextPosition, by count: Int) -> UITextPosition? {
    guard let offset = offset(of: position) else { return nil }
    let (result, overflow) = offset.addingReportingOverflow(count)
    guard !overflow, result >= 0, result <= editedString.length else { return nil }
    return self.position(result)
  }

  func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, by count: Int) -> UITextPosition? {
    guard var offset = offset(of: position) else { return nil }
    let geometry = geometry
    for _ in 0..<max(0, count) {
      guard let next = moved(offset, direction, geometry) else { return nil }
      offset = next
    }
    return self.position(offset)
  }

  private func moved(_ offset: Int, _ direction: UITextLayoutDirection, _ geometry: TextGeometry) -> Int? {
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) != geometry.isRightToLeft(at: offset)
      let next = units.moved(offset, by: isForward ? 1 : -1)
      return next == offset ? nil : next
    case .up, .down:
      guard let line = geometry.line(at: offset) else { return nil }
      let target = direction == .up ? line - 1 : line + 1
      guard geometry.layout.lines.indices.contains(target) else { return nil }
      let goal = geometry.layout.lines[target]
      let point = CGPoint(
        x: geometry.caret(at: offset).midX, y: geometry.origin.y + CGFloat(goal.top + goal.height / 2))
      return geometry.offset(nearestTo: point)
    }
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position) ?? 0, offset(of: other) ?? 0)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int {
    (offset(of: to) ?? 0) - (offset(of: from) ?? 0)
  }

  func textRange(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    guard let first = offset(of: from), let second = offset(of: to) else { return nil }
    return IndexedTextRange(NSRange(location: min(first, second), length: abs(second - first)))
  }

  func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
    guard let bounds = self.range(of: range) else { return nil }
    let isForward: Bool
    switch direction {
    case .up: isForward = false
    case .down: isForward = true
    case .left, .right: isForward = (direction == .right) != geometry.isRightToLeft(at: bounds.location)
    }
    return position(isForward ? bounds.location + bounds.length : bounds.location)
  }

  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    guard let offset = offset(of: position), let line = geometry.line(at: offset) else { return nil }
    let lineRange = geometry.range(ofLine: line)
    let whole = NSRange(location: 0, length: editedString.length)
    let isForward: Bool
    switch direction {
    case .up: return IndexedTextRange(NSRange(location: 0, length: offset))
    case .down: return IndexedTextRange(NSRange(location: offset, length: whole.length - offset))
    case .left, .right: isForward = (direction == .right) != geometry.isRightToLeft(at: offset)
    }
    let end = isForward ? lineRange.location + lineRange.length : lineRange.location
    return IndexedTextRange(NSRange(location: min(offset, end), length: abs(end - offset)))
  }

  // MARK: - Geometry

  /// Returns the frame of the caret. As on an iPhone, it is slightly higher than the line and two points wide.
  func caretFrame(at offset: Int) -> CGRect {
    let line = geometry.caret(at: offset)
    let grid = pixelGrid
    let height = grid.ceil(line.height) + 1
    // As in recordings, it is to the right of the preceding text and aligned to a whole point.
    return CGRect(
      x: grid.round(line.minX), y: (line.midY - height / 2).rounded(.down), width: TextCaret.width, height: height)
  }

  func selectionRectangles(_ range: UITextRange) -> [UITextSelectionRect] {
    guard let bounds = self.range(of: range) else { return [] }
    let geometry = geometry
    let rects = selectedRects(for: bounds)
    let isRightToLeft = geometry.isRightToLeft(at: bounds.location)
    return rects.enumerated().map { index, rect in
      PlacedSelectionRect(
        rect, isRightToLeft: isRightToLeft, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func firstRectangle(_ range: UITextRange) -> CGRect {
    guard let bounds = self.range(of: range) else { return .null }
    return geometry.rects(for: bounds).first ?? geometry.caret(at: bounds.location)
  }

  func nearest(_ point: CGPoint, in range: UITextRange? = nil) -> UITextPosition? {
    let offset = geometry.offset(nearestTo: point)
    guard let range else { return position(offset) }
    guard let bounds = self.range(of: range) else { return nil }
    return position(min(max(offset, bounds.location), bounds.location + bounds.length))
  }

  func characterRange(_ point: CGPoint) -> UITextRange? {
    guard let start = geometry.character(at: point) else { return nil }
    return IndexedTextRange(NSRange(location: start, length: units.characterEnd(after: start) - start))
  }
}
