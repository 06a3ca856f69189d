import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Interactions with text that an app draws", .ownHosts)
struct TextInteractionTests {
  /// A text input with characters ten points wide on one line.
  private final class Input: UIView, UITextInput {
    final class Position: UITextPosition {
      let offset: Int
      init(_ offset: Int) { self.offset = offset }
    }
    final class Range: UITextRange {
      let (first, last): (Int, Int)
      init(_ first: Int, _ last: Int) { (self.first, self.last) = (min(first, last), max(first, last)) }
      override var start: UITextPosition { Position(first) }
      override var end: UITextPosition { Position(last) }
      override var isEmpty: Bool { first == last }
    }
    final class Rect: UITextSelectionRect {
      let place: CGRect
      init(_ place: CGRect) { self.place = place }
      override var rect: CGRect { place }
    }

    var string = "one two three"
    var selected: Range?
    override var canBecomeFirstResponder: Bool { true }
    private func offset(_ position: UITextPosition) -> Int { (position as? Position)?.offset ?? 0 }
    private func range(_ range: UITextRange) -> (Int, Int) { (offset(range.start), offset(range.end)) }

    var hasText: Bool { !string.isEmpty }
    func insertText(_ text: String) {
      let place = selected ?? Range(string.count, string.count)
      replace(place, withText: text)
    }
    func deleteBackward() {
      guard let selected, selected.last > 0 else { return }
      replace(selected.isEmpty ? Range(selected.first - 1, selected.first) : selected, withText: "")
    }
    func text(in range: UITextRange) -> String? {
      let (first, last) = self.range(range)
      guard last <= string.count else { return nil }
      return String(string.dropFirst(first).prefix(last - first))
    }
    func replace(_ range: UITextRange, withText text: String) {
      let (first, last) = self.range(range)
      string = String(string.prefix(first)) + text + String(string.dropFirst(last))
      selected = Range(first + text.count, first + text.count)
    }
    var selectedTextRange: UITextRange? {
      get { selected }
      set { selected = newValue.map { Range(range($0).0, range($0).1) } }
    }
    var markedTextRange: UITextRange? { nil }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(string.count) }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      Range(offset(fromPosition), offset(toPosition))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let result = self.offset(position) + offset
      return (0...string.count).contains(result) ? Position(result) : nil
    }
    func position(
      from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      let (a, b) = (offset(position), offset(other))
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
      direction == .left ? range.start : range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
      direction == .left ? Range(0, offset(position)) : Range(offset(position), string.count)
    }
    func baseWritingDirection(
      for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect {
      let (first, last) = self.range(range)
      return CGRect(x: 10 * first, y: 0, width: 10 * (last - first), height: 20)
    }
    func caretRect(for position: UITextPosition) -> CGRect {
      CGRect(x: 10 * offset(position), y: 0, width: 2, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [Rect(firstRect(for: range))] }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
      Position(min(max(Int((point.x / 10).rounded()), 0), string.count))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
      closestPosition(to: point)
    }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
  }

  private final class Listener: NSObject, UITextInteractionDelegate {
    var log: [String] = []
    var allows = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      log.append("ask \(Int(point.x))")
      return allows
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }
  }

  private let host = ViewHost()
  private let input = Input(frame: CGRect(x: 50, y: 200, width: 200, height: 20))
  private let listener = Listener()

  private func shown(_ mode: UITextInteractionMode) -> UITextInteraction {
    let controller = UIViewController()
    controller.view.addSubview(input)
    let interaction = UITextInteraction(for: mode)
    interaction.textInput = input
    interaction.delegate = listener
    input.addInteraction(interaction)
    host.show(controller)
    return interaction
  }

  private func offsets() -> [Int] { input.selected.map { [$0.first, $0.last] } ?? [] }

  @Test("a tap begins, asks, and places the caret, which is drawn and follows what is typed")
  func caret() throws {
    let interaction = shown(.editable)
    #expect(interaction.textInteractionMode == .editable && interaction.view === input)
    #expect(input.subviews.isEmpty)
    host.tap(at: CGPoint(x: 92, y: 210))
    host.advance(by: 1)
    #expect(listener.log == ["ask 42", "begin", "end"])
    #expect(input.isFirstResponder && offsets() == [4, 4])
    #expect(input.subviews.map(\.frame) == [CGRect(x: 40, y: 0, width: 2, height: 20)])
    try host.type("x")
    host.update()
    #expect(input.string == "one xtwo three")
    #expect(input.subviews.map(\.frame.minX) == [50])
    input.resignFirstResponder()
    host.update()
    #expect(input.subviews.isEmpty)
  }

  @Test("a double tap selects the word, under a color, and shows the menu")
  func word() {
    _ = shown(.editable)
    host.doubleTap(at: CGPoint(x: 105, y: 210))
    host.advance(by: 0.5)
    #expect(offsets() == [4, 7])
    #expect(input.subviews.map(\.frame) == [CGRect(x: 40, y: 0, width: 30, height: 20)])
  }

  @Test("where nothing may be edited a tap selects nothing, and a long press a word")
  func nonEditable() {
    _ = shown(.nonEditable)
    host.tap(at: CGPoint(x: 92, y: 210))
    host.advance(by: 1)
    #expect(offsets().isEmpty && input.subviews.isEmpty)
    host.longPress(at: CGPoint(x: 150, y: 210))
    host.advance(by: 1)
    #expect(offsets() == [8, 13])
  }

  @Test("a delegate refuses; an interaction that is taken away does nothing")
  func refusing() {
    let interaction = shown(.editable)
    listener.allows = false
    host.tap(at: CGPoint(x: 92, y: 210))
    host.advance(by: 1)
    #expect(!input.isFirstResponder && listener.log == ["ask 42"])
    listener.allows = true
    input.removeInteraction(interaction)
    host.tap(at: CGPoint(x: 92, y: 210))
    host.advance(by: 1)
    #expect(!input.isFirstResponder && interaction.view == nil)
    #expect(input.gestureRecognizers?.isEmpty ?? true)
  }
}
