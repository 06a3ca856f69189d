import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITextField's sizes and rectangles", .ownHosts)
struct UITextFieldLayoutTests {
  private let screen: ControlTestScreen

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
  }

  private func field(_ style: UITextField.BorderStyle, size: CGFloat = 17, text: String = "") -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    field.text = text
    screen.show(field)
    return field
  }

  @Test(
    "heights are those that Interface Builder saves",
    arguments: [
      (UITextField.BorderStyle.none, 17, 22), (.none, 16, 21), (.none, 15, 19), (.roundedRect, 17, 34),
      (.roundedRect, 14, 34), (.roundedRect, 24, 42),
    ])
  func heights(_ style: UITextField.BorderStyle, _ size: CGFloat, _ height: CGFloat) {
    #expect(field(style, size: size).intrinsicContentSize.height == height)
  }

  @Test("a field that hides its text is as high as its line", arguments: [(17, 21), (15, 18)] as [(CGFloat, CGFloat)])
  func hiddenText(size: CGFloat, height: CGFloat) {
    let field = field(.none, size: size)
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test("the width is the text's, else the placeholder's, and the border's")
  func widths() {
    let plain = field(.none, text: "Hello")
    let label = UILabel()
    label.text = "Hello"
    screen.show(label)
    #expect(plain.intrinsicContentSize.width == label.intrinsicContentSize.width)
    #expect(field(.roundedRect, text: "Hello").intrinsicContentSize.width == label.intrinsicContentSize.width + 14)
    let empty = field(.none)
    #expect(empty.intrinsicContentSize.width == 0)
    empty.placeholder = "Hello"
    #expect(empty.intrinsicContentSize.width == label.intrinsicContentSize.width)
  }

  @Test("text keeps 7 points from round corners")
  func roundedTextRect() {
    let bounds = CGRect(x: 0, y: 0, width: 97, height: 30)
    #expect(field(.roundedRect).textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 83, height: 26))
    #expect(field(.none).textRect(forBounds: bounds) == bounds)
    #expect(field(.none).borderRect(forBounds: bounds) == bounds)
  }

  @Test("views beside the text come by their mode, and take room from it")
  func sideViews() {
    let field = field(.none, text: "a")
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 50))
    )
    (field.leftView, field.rightView) = (left, right)
    screen.window.layoutIfNeeded()
    #expect(left.superview == nil && field.textRect(forBounds: field.bounds).width == 200)
    (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
    screen.window.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    #expect(right.frame == CGRect(x: 170, y: 0, width: 30, height: 30))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 150, height: 30))
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    #expect(right.superview == nil)
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 180, height: 30))
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test("in a right-to-left interface the left view is at the right")
  func mirrored() {
    let field = field(.none)
    field.semanticContentAttribute = .forceRightToLeft
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    field.leftViewMode = .always
    screen.window.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 180, y: 0, width: 20, height: 30))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 180, height: 30))
  }

  @Test("the clear button takes the right view's place")
  func clearButton() {
    let field = field(.roundedRect, text: "a")
    field.frame = CGRect(x: 0, y: 0, width: 97, height: 30)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.rightViewMode = .always
    field.clearButtonMode = .always
    screen.window.layoutIfNeeded()
    #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 73, y: 5.5, width: 19, height: 19))
    #expect(field.rightView?.superview == nil && field.clearButton?.superview === field)
    field.text = ""
    screen.window.layoutIfNeeded()
    #expect(field.rightView?.superview === field && field.clearButton?.superview == nil)
  }

  @Test("a subclass's rectangles decide about the size and the caret")
  func overriddenRectangles() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 4) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    padded.text = "Hello"
    let plain = field(.none, text: "Hello")
    screen.show(padded)
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 40)
    #expect(padded.caretRect(for: padded.beginningOfDocument).minX == 20)
  }

  @Test("the caret of a field of 34 points is 21.5 high, 6 from the top, and 2 wide")
  func caret() {
    let field = field(.roundedRect, text: "abc")
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    let first = field.caretRect(for: field.beginningOfDocument)
    #expect(first == CGRect(x: 7, y: 6, width: 2, height: 21.5))
    let last = field.caretRect(for: field.endOfDocument)
    #expect(last.minX > 25 && last.minX < 45 && last.size == first.size)
    #expect(field.caret?.frame == last)
  }

  @Test(
    "an empty field's caret stands where its alignment has it",
    arguments: [
      (NSTextAlignment.left, 0), (.center, 99), (.right, 198),
    ])
  func emptyCaret(_ alignment: NSTextAlignment, _ x: CGFloat) {
    let field = field(.none)
    field.textAlignment = alignment
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    #expect(field.caret?.frame.minX == x)
  }

  @Test("text that is too long is moved so that the caret is seen")
  func scrolling() throws {
    let field = field(.none, text: String(repeating: "wide ", count: 40))
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    let caret = try #require(field.caret)
    #expect(caret.frame.maxX <= 100 && caret.frame.minX > 80 && field.fieldState.scroll > 500)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    screen.window.layoutIfNeeded()
    #expect(caret.frame.minX == 0 && field.fieldState.scroll == 0)
    field.resignFirstResponder()
    #expect(field.fieldState.scroll == 0)
  }

  @Test("baselines line up with a label's of the same font")
  func baselines() {
    let (field, label) = (field(.roundedRect, text: "Ag"), UILabel())
    label.text = "Ag"
    screen.show(label)
    for view in [field, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 50),
      field.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    screen.window.layoutIfNeeded()
    #expect(field.frame.height == 34)
    #expect(label.frame.minY + label.firstBaselineOffsetFromTop == 50 + field.firstBaselineOffsetFromTop)
    #expect(field.firstBaselineOffsetFromTop == 23)
  }

  @Test("bullets stand for characters, and carets for the hidden text's offsets")
  func secureCaret() {
    let field = field(.none, text: "a👨‍👩‍👧‍👦b")
    field.isSecureTextEntry = true
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    #expect(field.shownText(isEditing: true).string == "•••")
    let xs = [0, 1, 12, 13].map { field.geometry.caret(at: $0).minX }
    #expect(abs((xs[1] - xs[0]) - (xs[2] - xs[1])) < 0.01 && abs((xs[3] - xs[2]) - (xs[1] - xs[0])) < 0.01)
    #expect(field.geometry.offset(nearestTo: CGPoint(x: xs[2] + 0.1, y: 15)) == 12)
  }

  @Test("a font for Dynamic Type follows the size of text")
  func dynamicType() {
    let field = field(.none)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    screen.window.layoutIfNeeded()
    #expect(field.font?.pointSize == 33)
  }

  @Test("the font gets smaller where the text is too wide, down to the least size")
  func shrinking() {
    let field = field(.none, text: "A rather long text for this field")
    field.frame = CGRect(x: 0, y: 0, width: 150, height: 30)
    #expect(field.linePlacement(in: field.bounds).drawing.isTruncated)
    field.adjustsFontSizeToFitWidth = true
    #expect(field.linePlacement(in: field.bounds).drawing.isTruncated)
    field.minimumFontSize = 8
    let placed = field.linePlacement(in: field.bounds)
    #expect(!placed.drawing.isTruncated && placed.drawing.size.width > 140)
  }

  @Test("setting text, and attributes all over it")
  func attributes() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText?.length == 0 && field.placeholder == nil)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(field.borderStyle == .none && field.textAlignment == .natural)
    field.text = "abc"
    field.textColor = .red
    field.font = .boldSystemFont(ofSize: 20)
    let attributes = field.attributedText!.attributes(at: 2, effectiveRange: nil)
    #expect(
      attributes[.foregroundColor] as? UIColor == .red && attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    field.text = nil
    #expect(field.text == "")
    field.defaultTextAttributes = [.foregroundColor: UIColor.green]
    field.text = "x"
    #expect(field.textColor == .green && field.font == .boldSystemFont(ofSize: 20))
    field.attributedPlaceholder = NSAttributedString(string: "p", attributes: [.foregroundColor: UIColor.blue])
    #expect(field.placeholder == "p")
    #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    field.placeholder = "q"
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .placeholderText)
  }

  @Test(
    "odd texts and sizes do no harm",
    arguments: [
      "", "\n", "\u{301}", "\u{200D}\u{200D}", "e\u{301}\u{301}\u{301}", "שלום hello עולם", "👨‍👩‍👧‍👦🇩🇪1️⃣",
      "a\tb\u{2028}c",
      String(repeating: "w", count: 1_000), String(decoding: [0xD800, 0x61] as [UInt16], as: UTF16.self),
    ])
  func oddTexts(_ text: String) {
    let field = field(.roundedRect, text: text)
    field.clearButtonMode = .always
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    field.leftViewMode = .always
    for size in [
      CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 200, height: 34), CGSize(width: 1e6, height: 1e6),
    ] {
      field.frame = CGRect(origin: .zero, size: size)
      for secure in [false, true] {
        field.isSecureTextEntry = secure
        field.becomeFirstResponder()
        screen.window.layoutIfNeeded()
        field.layer.displayIfNeeded()
        for offset in [0, 1, text.utf16.count / 2, text.utf16.count] {
          let caret = field.caretRect(for: field.position(offset))
          #expect(caret.minX.isFinite && caret.height > 0)
        }
        #expect(field.closestPosition(to: CGPoint(x: 1e9, y: -1e9)) != nil)
        field.resignFirstResponder()
        screen.window.layoutIfNeeded()
      }
    }
    #expect(field.intrinsicContentSize.width.isFinite)
    field.becomeFirstResponder()
    let keyboard = HostKeyboard(for: screen.window)
    for _ in 0..<min(text.count, 50) + 1 { keyboard.deleteBackward() }
    if text.count <= 50 { #expect(field.text == "") }
  }
}
