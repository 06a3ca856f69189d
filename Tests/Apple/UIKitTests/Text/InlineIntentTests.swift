import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Text that says what it means", .ownHosts)
struct InlineIntentTests {
  init() { StandardScreen.make() }

  private func width(_ markdown: String) throws -> CGFloat {
    let text = NSMutableAttributedString(attributedString: try NSAttributedString(markdown: markdown))
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: text.length))
    return text.size().width
  }

  private func width(_ font: UIFont) -> CGFloat {
    NSAttributedString(string: "Hello", attributes: [.font: font]).size().width
  }

  @Test("strong text is bold, emphasized text in italics, code in a monospaced font")
  func fonts() throws {
    #expect(try width("Hello") == width(.systemFont(ofSize: 20)))
    #expect(try width("**Hello**") == width(.boldSystemFont(ofSize: 20)))
    #expect(try width("_Hello_") == width(.italicSystemFont(ofSize: 20)))
    #expect(try width("`Hello`") == width(.monospacedSystemFont(ofSize: 20, weight: .regular)))
  }

  @Test("a label takes its own font for text without one")
  func labels() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = try NSAttributedString(markdown: "**Hello**")
    let bold = UILabel()
    bold.font = .boldSystemFont(ofSize: 20)
    bold.text = "Hello"
    #expect(label.intrinsicContentSize == bold.intrinsicContentSize)
  }

  @Test("struck text has its line")
  func strikethrough() throws {
    let text = try NSAttributedString(markdown: "~~a~~")
    #expect(TextAttributes(text.attributes(at: 0, effectiveRange: nil)).strikethrough == .single)
  }

  @Test("intents survive both ways between the two kinds of attributed strings")
  func conversion() throws {
    let text = try AttributedString(markdown: "a **b**")
    let other = NSAttributedString(text)
    #expect(AttributedString(other).runs.last?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(AttributedString(other).runs.last?.presentationIntent == text.runs.last?.presentationIntent)
  }
}
