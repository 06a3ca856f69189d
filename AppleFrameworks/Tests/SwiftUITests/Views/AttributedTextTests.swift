import Foundation
import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Text of attributed strings", .ownHosts)
struct AttributedTextTests {
  private func shown(_ string: AttributedString) throws -> NSAttributedString {
    func find(_ view: UIView) -> UILabel? { (view as? UILabel) ?? view.subviews.lazy.compactMap { find($0) }.first }
    let label = try #require(find(Screen(Text(string)).window))
    return try #require(label.attributedText)
  }

  @Test("SwiftUI's attributes are shown in their range, and the rest of the text keeps its look")
  func attributes() throws {
    var string = AttributedString("one two")
    let range = try #require(string.range(of: "two"))
    string[range].foregroundColor = Color.red
    string[range].font = .title
    string[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    string[range].kern = 2
    let text = try shown(string)
    let look = text.attributes(at: 5, effectiveRange: nil)
    #expect(
      (look[.foregroundColor] as? UIColor)?.resolvedColor(with: UITraitCollection())
        == .systemRed.resolvedColor(with: UITraitCollection()))
    #expect((look[.font] as? UIFont)?.pointSize == 28)
    #expect(look[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDot.rawValue)
    #expect(look[.kern] as? Double == 2)
    let rest = text.attributes(at: 0, effectiveRange: nil)
    #expect((rest[.font] as? UIFont)?.pointSize == 17 && rest[.underlineStyle] == nil && rest[.kern] == nil)
  }

  @Test("values of UIKit's types are UIKit's attributes")
  func values() throws {
    var string = AttributedString("red")
    string.foregroundColor = UIColor.green
    #expect(string.uiKit.foregroundColor == .green && string.swiftUI.foregroundColor == nil)
    string.foregroundColor = .red
    #expect(string.swiftUI.foregroundColor == .red)
    #expect(try shown(string).attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .green)
  }
}
