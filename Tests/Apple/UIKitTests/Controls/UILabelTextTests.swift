import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UILabel's text and attributes", .ownHosts)
struct UILabelTextTests {
  init() { StandardScreen.make() }

  @Test("a new label has UIKit's defaults")
  func defaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.isEnabled && !label.isHighlighted && !label.isUserInteractionEnabled)
    #expect(label.contentMode == .redraw && label.baselineAdjustment == .alignBaselines)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
  }

  @Test("plain text is read back with the attributes it is drawn with")
  func attributedTextOfPlainText() {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 12)
    label.textColor = .red
    label.textAlignment = .center
    label.text = "Plain"
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == .boldSystemFont(ofSize: 12))
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("text with attributes makes the label's properties follow its first character")
  func adopting() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byWordWrapping
    let text = NSMutableAttributedString(
      string: "Big",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue, .paragraphStyle: style])
    text.append(NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 8)]))
    label.attributedText = text
    #expect(label.text == "Bigsmall")
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .blue && label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
    label.text = "Plain again"
    #expect(label.attributedText?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
  }

  @Test("a property set afterwards changes the attribute all over the text")
  func overriding() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "Blue", attributes: [.foregroundColor: UIColor.blue]))
    label.attributedText = text
    label.textColor = .green
    label.font = .systemFont(ofSize: 9)
    label.textAlignment = .center
    for index in [0, 5] {
      let attributes = label.attributedText?.attributes(at: index, effectiveRange: nil)
      #expect(attributes?[.foregroundColor] as? UIColor == .green)
      #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 9))
      #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }
  }

  @Test("attributes that the text lacks come from the label")
  func filling() {
    let (label, plain) = (UILabel(), UILabel())
    for one in [label, plain] { one.font = .systemFont(ofSize: 40) }
    label.attributedText = NSAttributedString(string: "Large", attributes: [.foregroundColor: UIColor.red])
    plain.text = "Large"
    #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test("a run without a color has the label's, not the first character's")
  func fillingAfterTheFirst() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "none"))
    label.attributedText = text
    #expect(label.textColor == .red)
    #expect(label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .label)
  }

  @Test("the label keeps its own copy of the text")
  func copying() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "One")
    label.attributedText = text
    text.mutableString.setString("Two")
    #expect(label.text == "One")
  }

  @Test("nil brings the default font and color back")
  func resetting() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 40)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test("attributes go from AttributedString to NSAttributedString and back")
  func attributedStrings() {
    var text = AttributedString("Hello")
    text.font = UIFont.systemFont(ofSize: 11)
    text.foregroundColor = UIColor.red
    text.kern = 2
    text.underlineStyle = .single
    let old = NSAttributedString(text)
    let attributes = old.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 11))
    #expect((attributes[.kern] as? NSNumber)?.doubleValue == 2)
    #expect((attributes[.underlineStyle] as? NSNumber)?.intValue == NSUnderlineStyle.single.rawValue)
    #expect(AttributedString(old) == text)
    let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 3)])
    #expect(container.font == UIFont.systemFont(ofSize: 3))
  }
}
