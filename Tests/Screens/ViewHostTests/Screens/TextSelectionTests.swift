import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Selecting with fingers", .ownHosts)
struct TextSelectionTests {
  private let host = ViewHost(device: .standard)
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
  private let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 120))

  init() {
    controller.view.backgroundColor = .white
    field.text = "One two three"
    textView.text = "Alpha beta gamma"
    textView.font = .systemFont(ofSize: 17)
    controller.view.addSubview(field)
    controller.view.addSubview(textView)
    host.show(controller)
  }

  /// Returns the center of a word in the coordinates of the screen.
  private func place(of word: String, in input: any UIView & UITextInput, _ text: String) throws -> CGPoint {
    let range = (text as NSString).range(of: word)
    let start = try #require(input.position(from: input.beginningOfDocument, offset: range.location))
    let end = try #require(input.position(from: start, offset: range.length))
    let rect = input.firstRect(for: try #require(input.textRange(from: start, to: end)))
    return input.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func selected(_ input: any UITextInput) -> String? {
    input.selectedTextRange.flatMap { input.text(in: $0) }
  }

  @Test("a double tap selects a word, with a menu of what can be done with it")
  func doubleTap() throws {
    try host.tap(on: field)
    host.advance(by: 0.4)
    host.doubleTap(at: try place(of: "two", in: field, "One two three"))
    #expect(selected(field) == "two")
    #expect(host.menuTitles.prefix(2) == ["Cut", "Copy"])
    try host.choose("Copy")
    #expect(UIPasteboard.general.string == "two")
    #expect(selected(field) == "two")
    try host.type("X")
    #expect(field.text == "One X three")
    #expect(host.menuTitles.isEmpty)
  }

  @Test("the ends of a selection have knobs, which a finger drags")
  func handles() throws {
    try host.tap(on: textView)
    host.advance(by: 0.4)
    host.doubleTap(at: try place(of: "beta", in: textView, "Alpha beta gamma"))
    host.advance(by: 0.4)
    #expect(selected(textView) == "beta")
    let range = try #require(textView.selectedTextRange)
    let rect = try #require(textView.selectionRects(for: range).first).rect
    let end = textView.convert(CGPoint(x: rect.maxX, y: rect.maxY + 5), to: nil)
    // The tint color is below the end of the word, where no text is.
    let picture = try host.picture()
    #expect(picture.pixel(x: end.x, y: end.y).blue > 200 && picture.pixel(x: end.x, y: end.y).red < 120)
    let start = textView.convert(CGPoint(x: rect.minX, y: rect.minY - 5), to: nil)
    #expect(picture.pixel(x: start.x, y: start.y).red < 120)
    host.drag(from: end, to: CGPoint(x: end.x + 200, y: end.y))
    #expect(selected(textView) == "beta gamma")
    #expect(!host.menuTitles.isEmpty)
    host.drag(from: start, to: CGPoint(x: 0, y: start.y))
    #expect(selected(textView) == "Alpha beta gamma")
    textView.resignFirstResponder()
    host.advance(by: 0.4)
    #expect(host.menuTitles.isEmpty)
    #expect(try host.picture().pixel(x: end.x, y: end.y).red > 200)
  }

  private final class Menus: NSObject, UITextFieldDelegate {
    var ranges: [NSRange] = []
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      ranges.append(range)
      return UIMenu(children: [UIAction(title: "Look it up") { _ in }] + suggestedActions)
    }
  }

  @Test("the delegate has its say in the menu")
  func delegate() throws {
    let menus = Menus()
    field.delegate = menus
    try host.tap(on: field)
    host.advance(by: 0.4)
    host.doubleTap(at: try place(of: "three", in: field, "One two three"))
    #expect(host.menuTitles.first == "Look it up")
    #expect(menus.ranges == [NSRange(location: 8, length: 5)])
  }
}
