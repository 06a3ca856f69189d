import Foundation
import Fuzzing
import UIKit
import ViewHost

/// Text with valid and invalid attributes, which is edited, measured and drawn.
struct AttributedText: FuzzCase {
  struct Run: Codable, Sendable {
    var start: Int
    var length: Int
    var attribute: Int
    var number: Double
  }

  private var pieces: [String]
  private var runs: [Run]
  private var width: Double
  private var lines: Int

  private static let vocabulary = [
    "word ", "a", "\n", "\r\n", "\t", " ", "\u{2028}", "\u{2029}", "é", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪", "שלום ", "مرحبا ", "ไทย",
    "漢字",
    "\u{202E}", "\u{200D}", "\u{FFFC}", "\u{0}", "\u{AD}", "WWWWWWWWWWWWWWWW", "fi", "\u{1F3FD}", "\u{FE0F}", "…",
    "\u{301}",
    String(repeating: "x", count: 300), String(repeating: "\n", count: 50),
  ]

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    pieces = (0..<dice.roll(24)).map { _ in dice.pick(Self.vocabulary) }
    runs = (0..<dice.roll(8)).map { _ in
      Run(
        start: dice.roll(1000), length: dice.roll(1000), attribute: dice.roll(16),
        number: dice.once(in: 4) ? dice.pick(Dice.oddNumbers) : dice.length())
    }
    width = dice.once(in: 3) ? dice.length() : Double(dice.roll(400))
    lines = dice.roll(4)
  }

  var text: String { "\(pieces) in \(width), \(lines) lines, \(runs)" }

  var simpler: [AttributedText] {
    pieces.withoutParts.map {
      var copy = self
      copy.pieces = $0
      return copy
    }
      + runs.withoutParts.map {
        var copy = self
        copy.runs = $0
        return copy
      }
  }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    let host = ViewHost(device: .standard)
    try host.run {
      UserInterface.current.diagnosticListener = { _ in }
      let string = attributed()
      coverage.note("characters", string.length)
      let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
      try Self.check(string.size(), "its size")
      try Self.check(
        string.boundingRect(with: limit, options: [.usesLineFragmentOrigin], context: nil).size, "its bounds")

      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      label.numberOfLines = lines
      label.lineBreakMode = [.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle][lines]
      label.attributedText = string
      try Self.check(label.sizeThatFits(limit), "its label's size")

      let field = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
      field.attributedText = string
      try Self.check(field.sizeThatFits(limit), "its text view's size")
      let root = UIView()
      root.addSubview(label)
      root.addSubview(field)
      host.show(root)
      field.becomeFirstResponder()
      edit(field, coverage: &coverage)
      for path in 0..<3 {
        let place = CGPoint(x: CGFloat(path * 60), y: CGFloat(path * 40))
        guard let position = field.closestPosition(to: place) else { continue }
        try Self.check(field.caretRect(for: position).size, "a caret")
      }
      if (try? host.picture()) != nil { coverage.note("drawn") }
    }
  }

  @MainActor
  private func attributed() -> NSMutableAttributedString {
    let string = NSMutableAttributedString(string: pieces.joined())
    guard string.length > 0 else { return string }
    for run in runs {
      let start = run.start % string.length
      let range = NSRange(location: start, length: min(run.length, string.length - start))
      let (key, value) = Self.attribute(run.attribute, run.number)
      string.addAttribute(key, value: value, range: range)
    }
    return string
  }

  @MainActor
  private static func attribute(_ kind: Int, _ number: Double) -> (NSAttributedString.Key, Any) {
    switch kind {
    case 0: return (.font, UIFont.systemFont(ofSize: number))
    case 1: return (.font, UIFont.boldSystemFont(ofSize: abs(number).truncatingRemainder(dividingBy: 60)))
    case 2: return (.kern, number)
    case 3: return (.baselineOffset, number)
    case 4: return (.foregroundColor, UIColor.systemRed)
    case 5: return (.backgroundColor, UIColor.systemYellow)
    case 6: return (.underlineStyle, NSUnderlineStyle.single.rawValue)
    case 7: return (.strikethroughStyle, Int(max(-1e9, min(1e9, number))))
    case 8: return (.strokeWidth, number)
    case 9: return (.obliqueness, number)
    case 10: return (.link, "https://example.com/\(number)")
    case 11:
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: number, width: abs(number), height: 10)
      return (.attachment, attachment)
    case 12: return (.font, "no font")
    default: return (.paragraphStyle, style(kind, number))
    }
  }

  private static func style(_ kind: Int, _ number: Double) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    switch kind {
    case 13:
      style.lineSpacing = number
      style.paragraphSpacing = number
      style.firstLineHeadIndent = number
    case 14:
      style.headIndent = number
      style.tailIndent = -number
      style.alignment = .justified
    default:
      style.lineHeightMultiple = number
      style.minimumLineHeight = number
      style.maximumLineHeight = abs(number)
      style.tabStops = [NSTextTab(textAlignment: .right, location: number)]
    }
    return style
  }

  @MainActor
  private func edit(_ field: UITextView, coverage: inout Coverage) {
    for run in runs {
      let count = field.textStorage.length
      let start = count == 0 ? 0 : run.start % count
      field.selectedRange = NSRange(location: start, length: min(run.length % 7, count - start))
      switch run.attribute % 3 {
      case 0: field.insertText(Self.vocabulary[run.length % Self.vocabulary.count])
      case 1: field.deleteBackward()
      default: field.undoManager?.undo()
      }
      coverage.note("edits")
    }
  }

  private static func check(_ size: CGSize, _ what: String) throws {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw BrokenRule(description: "\(what) is \(size)")
    }
  }
}
