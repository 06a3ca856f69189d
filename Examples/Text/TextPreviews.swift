import UIKit

// Labels, text fields and text views with their features, with one preview each.

private let sentence = "The quick brown fox jumps over the lazy dog and runs on."

#Preview("Text styles", traits: .sizeThatFitsLayout) {
  Sheet([
    (
      "Titles",
      [
        TextGallery.label("Large title", style: .largeTitle), TextGallery.label("Title 1", style: .title1),
      ]
    ),
    ("", [TextGallery.label("Title 2", style: .title2), TextGallery.label("Title 3", style: .title3)]),
    ("Headline and body", [TextGallery.label("Headline", style: .headline), TextGallery.label("Body", style: .body)]),
    ("", [TextGallery.label("Callout", style: .callout), TextGallery.label("Subheadline", style: .subheadline)]),
    (
      "Footnote and captions",
      [
        TextGallery.label("Footnote", style: .footnote), TextGallery.label("Caption 1", style: .caption1),
        TextGallery.label("Caption 2", style: .caption2),
      ]
    ),
  ])
}

#Preview("Font weights", traits: .sizeThatFitsLayout) {
  let weights: [(String, UIFont.Weight)] = [
    ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]
  return Sheet(
    weights.map { name, weight in
      let label = UILabel()
      label.text = "\(name) 0123456789"
      label.font = .systemFont(ofSize: 20, weight: weight)
      return ("", [label])
    } + [
      (
        "Designs",
        [
          TextGallery.attributed(
            TextGallery.words([
              ("Monospaced", [.font: UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)]),
              ("Italic", [.font: UIFont.italicSystemFont(ofSize: 17)]),
              ("10:11", [.font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium)]),
            ]))
        ]
      )
    ])
}

#Preview("Labels", traits: .sizeThatFitsLayout) {
  Sheet([
    (
      "Natural, centred, right",
      [
        TextGallery.box("Natural", width: 96), TextGallery.box("Centred", width: 96, alignment: .center),
        TextGallery.box("Right", width: 96, alignment: .right),
      ]
    ),
    ("Truncated at the tail, in the middle, at the head", [TextGallery.box(sentence)]),
    ("", [TextGallery.box(sentence, breaking: .byTruncatingMiddle)]),
    ("", [TextGallery.box(sentence, breaking: .byTruncatingHead)]),
    ("Clipped", [TextGallery.box(sentence, breaking: .byClipping)]),
    ("Two lines, the second truncated", [TextGallery.box(sentence + " " + sentence, lines: 2)]),
    (
      "As many lines as it takes, justified",
      [TextGallery.box(sentence + " " + sentence, lines: 0, alignment: .justified)]
    ),
    ("Broken at characters", [TextGallery.box(sentence, lines: 0, breaking: .byCharWrapping)]),
  ])
}

#Preview("Scripts", traits: .sizeThatFitsLayout) {
  Sheet([
    ("Greek, Cyrillic", [TextGallery.box("Καλημέρα κόσμε. Привет, мир!")]),
    ("Arabic", [TextGallery.box("مرحبا بالعالم 123")]),
    ("Hebrew with English", [TextGallery.box("שלום UIKit עולם")]),
    ("Chinese, Japanese, Korean", [TextGallery.box("你好世界 こんにちは 안녕하세요")]),
    ("Devanagari, Thai", [TextGallery.box("नमस्ते दुनिया สวัสดีชาวโลก")]),
    ("Emoji", [TextGallery.box("😀 👍🏽 👩‍👩‍👧‍👦 🇫🇷 ❤️ 1️⃣")]),
    ("Combining marks", [TextGallery.box("e\u{301} a\u{308} o\u{302}\u{323} n\u{303}")]),
  ])
}

#Preview("Attributes", traits: .sizeThatFitsLayout) {
  let paragraph = NSMutableParagraphStyle()
  paragraph.firstLineHeadIndent = 20
  paragraph.lineSpacing = 6
  let shadow = NSShadow()
  shadow.shadowOffset = CGSize(width: 1, height: 2)
  shadow.shadowBlurRadius = 3
  shadow.shadowColor = UIColor.systemGray
  let attachment = NSTextAttachment()
  attachment.image = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow, renderingMode: .alwaysOriginal)
  let starred = NSMutableAttributedString(attachment: attachment)
  starred.append(TextGallery.words([(" A picture in a line", [:])]))
  return Sheet([
    (
      "Lines",
      [
        TextGallery.attributed(
          TextGallery.words([
            ("Underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            ("double", [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.systemRed]),
            ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
          ]))
      ]
    ),
    (
      "Colours",
      [
        TextGallery.attributed(
          TextGallery.words([
            ("Blue", [.foregroundColor: UIColor.systemBlue]),
            ("ground", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5)]),
            ("outline", [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 24)]), ("shadow", [.shadow: shadow]),
          ]))
      ]
    ),
    (
      "Spacing and place",
      [
        TextGallery.attributed(
          TextGallery.words([
            ("Kern", [.kern: 4]), ("H", [:]), ("2", [.font: UIFont.systemFont(ofSize: 11), .baselineOffset: -4]),
            ("raised", [.baselineOffset: 6]),
          ]))
      ]
    ),
    ("A picture", [TextGallery.attributed(starred)]),
    (
      "A paragraph",
      [
        {
          let label = TextGallery.box("", lines: 0)
          label.attributedText = TextGallery.words([(sentence, [.paragraphStyle: paragraph])])
          return label
        }()
      ]
    ),
  ])
}

#Preview("Text fields", traits: .sizeThatFitsLayout) {
  Sheet([
    ("Round corners", [TextGallery.field(.roundedRect, text: "Text")]),
    ("A placeholder", [TextGallery.field(.roundedRect, placeholder: "Placeholder")]),
    ("With a clear button", [TextGallery.field(.roundedRect, text: "Text", clears: true)]),
    ("Hidden", [TextGallery.field(.roundedRect, text: "secret", isSecure: true)]),
    ("With a picture", [TextGallery.fieldWithIcon()]),
    ("Line", [TextGallery.field(.line, text: "Text")]),
    ("Bezel", [TextGallery.field(.bezel, text: "Text")]),
    ("No border", [TextGallery.field(.none, text: "Text")]),
    ("Disabled", [TextGallery.field(.roundedRect, text: "Text", isEnabled: false)]),
  ])
}

#Preview("Text views", traits: .sizeThatFitsLayout) {
  Sheet([
    ("Editable", [TextGallery.textView(sentence, height: 80)]),
    ("More than fits", [TextGallery.textView(String(repeating: sentence + " ", count: 6), height: 100)]),
    (
      "Links",
      [
        {
          let view = TextGallery.textView("", height: 44, isEditable: false)
          view.attributedText = TextGallery.words([
            ("See", [:]), ("the page", [.link: "https://example.com"]), ("for more.", [:]),
          ])
          return view
        }()
      ]
    ),
  ])
}
