import TestHosts
import Testing
import UIKit

/// The appearance of text in labels and text inputs.
@Suite(.ownHosts)
@MainActor
struct TextGoldenTests {
  @Test("labels in all text styles")
  func textStyles() throws {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    try GoldenScreen(.light).expect(
      "label-text-styles",
      ControlSheet(
        styles.map { style in
          [label("Hamburgefonstiv") { $0.font = .preferredFont(forTextStyle: style) }]
        }))
  }

  @Test("labels: colors, disabled, aligned, in lines, with attributes", arguments: styles)
  func labels(style: UIUserInterfaceStyle) throws {
    let attributed = NSMutableAttributedString(string: "Bold, struck, lined, small and large")
    attributed.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
    attributed.addAttribute(
      .strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 6, length: 6))
    attributed.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 14, length: 5))
    attributed.addAttribute(.font, value: UIFont.systemFont(ofSize: 11), range: NSRange(location: 21, length: 5))
    attributed.addAttribute(.font, value: UIFont.systemFont(ofSize: 24), range: NSRange(location: 31, length: 5))
    try GoldenScreen(style).expect(
      "label",
      ControlSheet([
        [
          label("First"), label("Second") { $0.textColor = .secondaryLabel },
          label("Third") { $0.textColor = .tertiaryLabel }, label("Disabled") { $0.isEnabled = false },
        ],
        [
          label("Right", width: 140) {
            $0.textAlignment = .right
            $0.backgroundColor = .secondarySystemBackground
          },
          label("Centre", width: 140) {
            $0.textAlignment = .center
            $0.backgroundColor = .secondarySystemBackground
          },
        ], [label(Self.long, width: 280) { $0.numberOfLines = 0 }],
        [label("", width: 296) { $0.attributedText = attributed }],
      ]))
  }

  // The position of truncation depends on the width of an ellipsis, and this width and those of Greek and Cyrillic
  // letters come from the font file. Other scripts have their own fonts.
  @Test(
    "labels: cut off, shrunk, in other scripts, with an emoji",
    .enabled(
      if: DrawingMachine.isRecorded || GoldenPicture.records,
      "The fonts' files are other ones than those of the pictures."),
    arguments: styles)
  func labelsByFontFile(style: UIUserInterfaceStyle) throws {
    try GoldenScreen(style).expect(
      "label-widths",
      ControlSheet([
        [label(Self.long, width: 280)], [label(Self.long, width: 280) { $0.lineBreakMode = .byTruncatingMiddle }],
        [
          label(Self.long, width: 280) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.5
          }
        ], [label("Ångström, Žižek, Ελλάδα, Москва 🙂")],
        [label("مرحبا بالعالم"), label("שלום עולם"), label("नमस्ते"), label("你好")],
      ]))
  }

  private static let long = "The five boxing wizards jump quickly over the lazy dog"

  @Test("text fields: their borders, placeholder, text, buttons, password, disabled", arguments: styles)
  func fields(style: UIUserInterfaceStyle) throws {
    let password = field(.roundedRect, text: "secret")
    password.isSecureTextEntry = true
    let clears = field(.roundedRect, text: "Lisbon")
    clears.clearButtonMode = .always
    let sides = field(.roundedRect, text: "Porto")
    sides.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    sides.leftViewMode = .always
    try GoldenScreen(style).expect(
      "text-field",
      ControlSheet([
        [field(.roundedRect), field(.roundedRect, text: "Text")],
        [field(.line, text: "Line"), field(.none, text: "None")],
        [field(.bezel, text: "Bezel"), clears], [password, sides],
        [shown(field(.roundedRect, text: "Disabled"), .disabled), shown(field(.roundedRect), .disabled)],
      ]))
  }

  @Test("a text field that is edited: its caret, then what is selected", arguments: styles)
  func editing(style: UIUserInterfaceStyle) throws {
    let screen = GoldenScreen(style)
    let field = field(.roundedRect, text: "Some words")
    let sheet = ControlSheet([[field]])
    screen.host.show(sheet, sizing: .fitting)
    field.becomeFirstResponder()
    try screen.expect("text-field-caret", asShown: sheet)
    field.selectAll(nil)
    try screen.expect("text-field-selection", asShown: sheet)
  }

  @Test("a text view with paragraphs, an indent, a link and a highlight", arguments: styles)
  func textView(style: UIUserInterfaceStyle) throws {
    let text = NSMutableAttributedString(
      string:
        "A heading\nA paragraph that goes on for more than one line, with a link in it.\nIndented, and centred no more.",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 22, weight: .bold), range: NSRange(location: 0, length: 9))
    let link = (text.string as NSString).range(of: "link")
    text.addAttribute(.link, value: "https://example.com", range: link)
    let marked = (text.string as NSString).range(of: "more than one")
    text.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: marked)
    let paragraph = NSMutableParagraphStyle()
    paragraph.headIndent = 24
    paragraph.firstLineHeadIndent = 24
    paragraph.paragraphSpacingBefore = 8
    text.addAttribute(.paragraphStyle, value: paragraph, range: (text.string as NSString).range(of: "Indented"))
    let view = UITextView()
    view.attributedText = text
    try GoldenScreen(style).expect("text-view", view, height: 130)
  }

  private func label(_ text: String, width: CGFloat? = nil, change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    if let width { label.widthAnchor.constraint(equalToConstant: width).isActive = true }
    change(label)
    return label
  }

  private func field(_ border: UITextField.BorderStyle, text: String? = nil) -> UITextField {
    let field = UITextField()
    field.borderStyle = border
    field.placeholder = "Placeholder"
    field.text = text
    field.widthAnchor.constraint(equalToConstant: 144).isActive = true
    return field
  }
}
