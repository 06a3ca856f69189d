import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITextView's text and layout", .ownHosts)
struct UITextViewTests {
  private let screen: ControlTestScreen
  private let view: UITextView

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    screen.show(view)
  }

  @Test("defaults are UIKit's")
  func defaults() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText.length == 0 && view.font == nil && view.textColor == nil)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.widthTracksTextView)
    #expect(
      view.layoutManager.textStorage === view.textStorage && view.layoutManager.textContainers == [view.textContainer])
    #expect(view.selectedRange == NSRange(location: 0, length: 0) && view.backgroundColor == .systemBackground)
  }

  @Test("heights of one line are those that Interface Builder saves", arguments: [(14, 33), (15, 34)])
  func heights(_ size: CGFloat, _ height: CGFloat) {
    view.font = .systemFont(ofSize: size)
    view.text = "text message"
    #expect(view.sizeThatFits(CGSize(width: 300, height: 1_000)).height == height)
  }

  @Test("each line of a text style has the guidelines' height", arguments: [(1, 38), (2, 60)] as [(Int, CGFloat)])
  func textStyles(_ lines: Int, _ height: CGFloat) {
    view.font = .preferredFont(forTextStyle: .body)
    view.text = Array(repeating: "text", count: lines).joined(separator: "\n")
    #expect(view.sizeThatFits(CGSize(width: 300, height: 1_000)).height == height)
  }

  @Test("the text's size has insets and padding, and breaks at a width")
  func sizes() {
    view.text = "Hello there, world"
    let font = view.font!
    let width = "Hello there, world".size(withAttributes: [.font: font]).width
    let one = view.sizeThatFits(CGSize(width: 1_000, height: 1_000))
    #expect(one.width == screen.window.pixelGrid.ceil(width + 10) && one.height == 36.5)
    let two = view.sizeThatFits(CGSize(width: 110, height: 1_000))
    #expect(two.height == 57 && two.width <= 110)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 1_000, height: 0)).height == 20.5)
  }

  @Test("the content is as high as the text, and what is typed scrolls into sight")
  func content() {
    view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    screen.window.layoutIfNeeded()
    #expect(abs(view.contentSize.height - (20 * view.font!.lineHeight + 16)) < 0.5 && view.contentSize.width == 200)
    #expect(view.contentOffset == .zero)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    #expect(view.contentOffset.y > 300 && view.contentOffset.y <= view.contentSize.height - 100)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y < 10)
    view.text = "short"
    screen.window.layoutIfNeeded()
    #expect(view.contentSize.height == 36.5 && view.contentOffset.y == 0)
  }

  @Test("the content's size is the text's, whatever constraints say of the content's edges", arguments: [0.0, 37, -20])
  func contentSizeAndConstraints(distance: CGFloat) {
    view.text = Array(repeating: "text", count: 20).joined(separator: "\n")
    screen.window.layoutIfNeeded()
    let size = view.contentSize
    #expect(size.height > view.bounds.height)
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let note = place(ContentView(30, 12), in: view)
    activate(
      guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: distance),
      guide.heightAnchor.constraint(equalToConstant: 5), guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 9),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.topAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor))
    screen.window.layoutIfNeeded()
    #expect(messages.isEmpty)
    #expect(view.contentSize == size)
    // A view that is constrained to the end of the content is at the end of the text.
    #expect(guide.layoutFrame == rect(0, size.height + distance, 9, 5))
    #expect(note.frame == rect(0, size.height, 30, 12))
    view.text += "\nand one more"
    screen.window.layoutIfNeeded()
    #expect(messages.isEmpty)
    #expect(view.contentSize.height > size.height && note.frame.minY == view.contentSize.height)
  }

  @Test("a view that does not scroll is as high as its text at the width that constraints give")
  func intrinsicHeight() {
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.text = "Some words that need more than one line of a hundred points"
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.window.topAnchor),
      view.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 150),
    ])
    screen.window.layoutIfNeeded()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 150, height: 0)).height && view.frame.height > 70)
    view.text = "short"
    screen.window.layoutIfNeeded()
    #expect(view.frame.height == 36.5)
    view.textStorage.append(NSAttributedString(string: "\nmore", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    screen.window.layoutIfNeeded()
    #expect(view.frame.height == 57)
  }

  @Test("an empty view is a line high, in the font that will be typed in")
  func empty() {
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 36.5)
    view.font = .systemFont(ofSize: 40)
    #expect(view.intrinsicContentSize.height > 60)
    view.text = "a\n"
    #expect(view.intrinsicContentSize.height > 110)
  }

  @Test("baselines line up with a label's")
  func baselines() {
    view.text = "Ag\nAg"
    #expect(abs(view.firstBaselineOffsetFromTop - 24) < 0.01)
    view.isScrollEnabled = false
    view.frame.size = view.sizeThatFits(CGSize(width: 200, height: 0))
    screen.window.layoutIfNeeded()
    let fromTop = view.bounds.height - view.lastBaselineOffsetFromBottom
    #expect(abs(fromTop - (8 + 16.2 + 20.3)) < 0.8)
  }

  @Test("font, color and alignment are the first character's, and go all over the text")
  func attributes() {
    view.text = "abc"
    view.textColor = .red
    view.textAlignment = .center
    view.font = .boldSystemFont(ofSize: 20)
    let attributes = view.textStorage.attributes(at: 2, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    view.text = "new"
    #expect(view.textColor == .red && view.font == .boldSystemFont(ofSize: 20) && view.textAlignment == .center)
    view.attributedText = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.green])
    #expect(view.textColor == .green && view.textStorage.attribute(.font, at: 0, effectiveRange: nil) == nil)
  }

  @Test("lines lie where the insets and the padding have them")
  func carets() {
    view.text = "Hello"
    view.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    let start = view.caretRect(for: view.beginningOfDocument)
    #expect(start == CGRect(x: 5, y: 7, width: 2, height: 21.5))
    #expect(view.caret?.frame == view.caretRect(for: view.endOfDocument))
    view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    let moved = view.caretRect(for: view.beginningOfDocument)
    #expect(moved.minX == 15 && moved.minY == start.minY + 12)
    let range = view.textRange(from: view.position(0), to: view.position(5))!
    #expect(view.selectionRects(for: range).count == 1 && view.firstRect(for: range).minX == 15)
    #expect(view.closestPosition(to: CGPoint(x: 1_000, y: 30)).flatMap { view.offset(of: $0) } == 5)
    #expect(
      view.characterRange(at: CGPoint(x: 16, y: 30)).flatMap { view.range(of: $0) } == NSRange(location: 0, length: 1))
    #expect(view.characterRange(at: CGPoint(x: 1_000, y: 30)) == nil)
  }

  @Test("moving by lines keeps to the column")
  func lineMoves() {
    view.text = "first\nsecond\nx"
    let at = view.position(from: view.position(3), in: .down, offset: 1).flatMap { view.offset(of: $0) }
    #expect(at == 8 || at == 9)
    #expect(
      view.position(from: view.position(8), in: .up, offset: 1).flatMap { view.offset(of: $0) }.map {
        (2...4).contains($0)
      } == true)
    #expect(view.position(from: view.position(3), in: .up, offset: 1) == nil)
    #expect(view.position(from: view.position(9), in: .down, offset: 1).flatMap { view.offset(of: $0) } == 14)
    #expect(
      view.characterRange(byExtending: view.position(8), in: .right).flatMap { view.range(of: $0) }
        == NSRange(location: 8, length: 5))
  }

  @Test("a text view takes a container that has a storage already")
  func ownTextKit() {
    let storage = NSTextStorageTests.OwnStorage()
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 120, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === manager && view.textContainer === container)
    view.text = "typed into my own storage"
    screen.show(view)
    #expect(storage.string == "typed into my own storage" && container.size.width == 120)
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "put")
    #expect(view.text == "put into my own storage" && view.selectedRange.location == 23)
  }

  @Test("a subclassed layout manager draws for the view")
  func ownDrawing() {
    final class Manager: NSLayoutManager {
      var drawn: [NSRange] = []
      override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawn.append(glyphsToShow)
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      }
    }
    let (storage, manager, container) = (NSTextStorage(string: "abc"), Manager(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    screen.show(view)
    WindowFrame.make(for: screen.window)
    #expect(manager.drawn == [NSRange(location: 0, length: 3)])
  }

  @Test("links have the tint color, or what the app gives them")
  func links() {
    view.tintColor = .green
    view.attributedText = NSAttributedString(
      string: "MMMM", attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 40)])
    func hasColor(_ test: (TestPixels.Pixel) -> Bool) -> Bool {
      let pixels = screen.pixels(of: view)
      return (0..<200).contains { x in (0..<60).contains { test(pixels[x, $0]) } }
    }
    WindowFrame.make(for: screen.window)
    #expect(hasColor { $0.green > 200 && $0.red < 60 && $0.blue < 60 })
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    WindowFrame.make(for: screen.window)
    #expect(hasColor { $0.red > 200 && $0.green < 60 } && !hasColor { $0.green > 200 && $0.red < 60 })
    #expect(view.textStorage.attribute(.link, at: 0, effectiveRange: nil) != nil)
  }

  @Test("text is drawn anew in the colors of another style")
  func styles() {
    view.text = "MMMM"
    view.font = .systemFont(ofSize: 40)
    func darkest() -> Int {
      WindowFrame.make(for: screen.window)
      let pixels = screen.pixels(of: view)
      return (0..<120).flatMap { x in (0..<50).map { pixels[x, $0].red } }.min() ?? 0
    }
    #expect(darkest() < 20)
    screen.window.traitOverrides.userInterfaceStyle = .dark
    view.backgroundColor = .white
    #expect(darkest() > 200)
  }

  @Test("a selection goes to the end of each line but its last, over empty lines too")
  func selectedLines() {
    view.text = "one\n\ntwo"
    let range = view.textRange(from: view.position(1), to: view.position(6))!
    let rects = view.selectionRects(for: range)
    #expect(rects.count == 3 && rects[0].rect.maxX == 200 && rects[1].rect.maxX == 200 && rects[2].rect.maxX < 60)
    #expect(rects[0].containsStart && !rects[0].containsEnd && rects[2].containsEnd && rects[1].rect.minX == 5)
  }

  @Test("fonts for Dynamic Type follow the size of text")
  func dynamicType() {
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "abc"
    view.adjustsFontForContentSizeCategory = true
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    screen.window.layoutIfNeeded()
    #expect(view.font?.pointSize == 33)
  }

  @Test(
    "odd texts and sizes do no harm",
    arguments: [
      "", "\n", "\n\n", "\u{301}", "שלום\nhello עולם", "👨‍👩‍👧‍👦\n🇩🇪", "a\tb\u{2028}c\u{2029}",
      String(repeating: "w", count: 400),
      "\u{FFFC}",
    ])
  func oddTexts(_ text: String) {
    view.text = text
    view.becomeFirstResponder()
    for size in [
      CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 9, height: 50), CGSize(width: 1e6, height: 1e6),
    ] {
      view.frame.size = size
      for scrolls in [true, false] {
        view.isScrollEnabled = scrolls
        screen.window.layoutIfNeeded()
        for offset in [0, 1, text.utf16.count / 2, text.utf16.count] {
          #expect(view.caretRect(for: view.position(offset)).height > 0)
        }
        let fitting = view.sizeThatFits(size)
        #expect(fitting.width.isFinite && fitting.height.isFinite)
      }
    }
    let keyboard = HostKeyboard(for: screen.window)
    for _ in 0..<min(text.count, 30) { keyboard.deleteBackward() }
    if text.count <= 30 { #expect(view.text == "") }
  }

  @Test(
    "a constraint of its last baseline settles: text that scrolls begins at the top and does not move with the bottom")
  func lastBaselineSettles() {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let (root, stack) = (UIView(), UIStackView())
    screen.show(root, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    view.text = "One"
    stack.addArrangedSubview(view)
    let constraint = view.lastBaselineAnchor.constraint(greaterThanOrEqualTo: stack.topAnchor, constant: 18.25)
    constraint.priority = .defaultHigh
    NSLayoutConstraint.activate([
      constraint, view.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    screen.window.layoutIfNeeded()
    #expect(!messages.contains { $0.contains("did not settle") })
  }

  @Test("there are no writing tools, as on a device without them")
  func writingTools() {
    let view = UITextView()
    #expect(!view.isWritingToolsActive && view.writingToolsBehavior == .none)
    view.writingToolsBehavior = .limited
    #expect(view.writingToolsBehavior == .limited)
    view.writingToolsBehavior = .default
    #expect(view.writingToolsBehavior == .none)
    view.allowedWritingToolsResultOptions = [.plainText, .list]
    #expect(view.allowedWritingToolsResultOptions.rawValue == 0b101)
  }
}
