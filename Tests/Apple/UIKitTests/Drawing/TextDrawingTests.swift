import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct TextDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func drawn(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ drawing: () -> Void) throws
    -> ShownPixels
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return try ShownPixels(UIGraphicsImageRenderer(size: size, format: format).image { _ in drawing() })
  }

  /// Returns the smallest rectangle that contains all pixels with a condition, in pixels.
  private func box(_ pixels: ShownPixels, _ condition: ([Int]) -> Bool) -> CGRect {
    var box = CGRect.null
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where condition(pixels[x, y]) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func ink(_ pixels: ShownPixels) -> CGRect { box(pixels) { $0[3] > 100 } }

  @Test("text stands on its baseline: capitals reach from it to the cap height")
  func baseline() throws {
    let pixels = try drawn(60, 40, scale: 4) { "HH".draw(at: CGPoint(x: 5, y: 6), withAttributes: [.font: font]) }
    let box = ink(pixels)
    let baseline = 6 + font.ascender
    #expect(abs(box.maxY / 4 - baseline) < 0.4)
    #expect(abs(box.minY / 4 - (baseline - font.capHeight)) < 0.5)
    #expect(box.minX / 4 > 5 && box.maxX / 4 < 5 + "HH".size(withAttributes: [.font: font]).width)
  }

  @Test("drawing from the baseline puts capitals above the point")
  func baselineOrigin() throws {
    let pixels = try drawn(60, 40, scale: 4) {
      "HH".draw(with: CGRect(x: 5, y: 30, width: 50, height: 10), attributes: [.font: font], context: nil)
    }
    #expect(abs(ink(pixels).maxY / 4 - 30) < 0.4)
  }

  @Test("glyphs have the foreground color, black where there is none")
  func colors() throws {
    let red = try drawn(40, 30) { "H".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.red]) }
    #expect(!box(red) { $0 == [255, 0, 0, 255] }.isNull && box(red) { $0[2] > 0 }.isNull)
    let black = try drawn(40, 30) { "H".draw(at: .zero, withAttributes: [.font: font]) }
    #expect(!box(black) { $0 == [0, 0, 0, 255] }.isNull && box(black) { $0[0] > 0 }.isNull)
  }

  @Test("a dynamic foreground color is resolved under the current traits")
  func dynamicColors() throws {
    let pixels = try UITraitCollection(userInterfaceStyle: .dark).asCurrent { () throws in
      try drawn(40, 30) { "H".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.label]) }
    }
    #expect(!box(pixels) { $0 == [255, 255, 255, 255] }.isNull)
  }

  @Test("the ground behind text is its line's box, without a seam between runs")
  func background() throws {
    let text = NSMutableAttributedString(
      string: "  ", attributes: [.font: font, .backgroundColor: UIColor.blue])
    text.append(
      NSAttributedString(
        string: "ab",
        attributes: [
          .font: font, .backgroundColor: UIColor.blue, .foregroundColor: UIColor.blue,
        ]))
    let pixels = try drawn(60, 30) { text.draw(at: .zero) }
    let row = pixels.row(12)
    #expect(row.prefix(while: { $0 == "B" }).count == Int(text.size().width))
    #expect(pixels.column(2).prefix(while: { $0 == "B" }).count == 23)
  }

  @Test("an underline lies below the baseline, a strike through the middle of small letters")
  func lines() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.clear, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .underlineColor: UIColor.red,
    ]
    let width = "nnnn".size(withAttributes: attributes).width
    let under = ink(try drawn(80, 40, scale: 4) { "nnnn".draw(at: .zero, withAttributes: attributes) })
    #expect(under.minY / 4 > font.ascender && under.maxY / 4 < font.lineHeight && abs(under.width / 4 - width) < 0.5)
    let struck: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.clear, .strikethroughStyle: NSUnderlineStyle.single.rawValue,
      .strikethroughColor: UIColor.red,
    ]
    let strike = ink(try drawn(80, 40, scale: 4) { "nnnn".draw(at: .zero, withAttributes: struck) })
    #expect(abs(strike.midY / 4 - (font.ascender - font.xHeight / 2)) < 0.3)
  }

  @Test("a double line has two parts, a thick one twice the thickness, a pattern gaps, by word no spaces")
  func lineStyles() throws {
    func pixels(_ style: NSUnderlineStyle, _ string: String = "nnnnnnnn") throws -> ShownPixels {
      try drawn(120, 40, scale: 4) {
        string.draw(
          at: .zero,
          withAttributes: [
            .font: font, .foregroundColor: UIColor.clear, .underlineStyle: style.rawValue,
            .underlineColor: UIColor.red,
          ])
      }
    }
    func isInk(_ pixel: [Int]) -> Bool { pixel[3] > 100 }
    func stretches(_ line: [Bool]) -> Int { zip([false] + line, line).filter { !$0 && $1 }.count }
    func columnStretches(_ pixels: ShownPixels, x: Int) -> Int {
      stretches((0..<pixels.height).map { isInk(pixels[x, $0]) })
    }
    let single = ink(try pixels(.single))
    #expect(columnStretches(try pixels(.double), x: 8) == 2)
    #expect(columnStretches(try pixels(.single), x: 8) == 1)
    #expect(abs(ink(try pixels(.thick)).height - 2 * single.height) <= 2)
    func rowStretches(_ pixels: ShownPixels) -> Int {
      let y = Int(ink(pixels).midY)
      return stretches((0..<pixels.width).map { isInk(pixels[$0, y]) })
    }
    #expect(rowStretches(try pixels([.single, .patternDot])) > rowStretches(try pixels([.single, .patternDash])))
    #expect(rowStretches(try pixels([.single, .patternDash])) > 1)
    #expect(rowStretches(try pixels([.single, .byWord], "nn nn nn")) == 3)
    #expect(rowStretches(try pixels(.single, "nn nn nn")) == 1)
    #expect(ink(try pixels(.patternDot)).isNull)
  }

  @Test("white space at which a line is broken hangs without a line; at a paragraph's end it has one")
  func hangingSpaces() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.clear, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .underlineColor: UIColor.red,
    ]
    let word = "nnnn".size(withAttributes: attributes).width
    func widths(_ text: String) throws -> CGFloat {
      ink(
        try drawn(160, 80, scale: 4) {
          text.draw(in: CGRect(x: 0, y: 0, width: word + 1, height: 80), withAttributes: attributes)
        }
      ).maxX / 4
    }
    #expect(abs(try widths("nnnn nnnn") - word) < 0.3)
    #expect(abs(try widths("nnnn    nnnn") - word) < 0.3)
    let space = "nnnn n".size(withAttributes: attributes).width - "nnnnn".size(withAttributes: attributes).width
    let ended = ink(try drawn(160, 40, scale: 4) { "nnnn ".draw(at: .zero, withAttributes: attributes) })
    #expect(abs(ended.maxX / 4 - word - space) < 0.3)
  }

  @Test("links are blue and underlined, whatever their foreground color")
  func links() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.red, .link: URL(fileURLWithPath: "/"),
    ]
    let pixels = try drawn(60, 40) { "link".draw(at: .zero, withAttributes: attributes) }
    let blue = [0, 122, 255]
    #expect(!box(pixels) { Array($0.prefix(3)) == blue && $0[3] == 255 }.isNull)
    #expect(ink(pixels).maxY > font.ascender + 1)
  }

  @Test("a shadow lies off the glyphs by its offset")
  func shadows() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 20, height: 10)
    shadow.shadowColor = UIColor.green
    let pixels = try drawn(80, 60) {
      "H".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.red, .shadow: shadow])
    }
    let glyph = box(pixels) { $0[0] > 200 && $0[3] > 200 }
    let shade = box(pixels) { $0[1] > 200 && $0[3] > 200 }
    #expect(glyph.offsetBy(dx: 20, dy: 10) == shade)
  }

  @Test("an outline above 0 leaves glyphs empty, below 0 fills them")
  func strokes() throws {
    func pixels(_ width: Double) throws -> ShownPixels {
      try drawn(60, 60, scale: 2) {
        "I".draw(
          at: CGPoint(x: 10, y: 0),
          withAttributes: [
            .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: UIColor.red,
            .strokeColor: UIColor.blue, .strokeWidth: width,
          ])
      }
    }
    #expect(box(try pixels(4)) { $0 == [255, 0, 0, 255] }.isNull)
    #expect(!box(try pixels(4)) { $0 == [0, 0, 255, 255] }.isNull)
    #expect(!box(try pixels(-4)) { $0 == [255, 0, 0, 255] }.isNull)
    #expect(!box(try pixels(-4)) { $0 == [0, 0, 255, 255] }.isNull)
  }

  @Test("lines lie in the rectangle as they are aligned")
  func alignment() throws {
    func inkOf(_ alignment: NSTextAlignment) throws -> CGRect {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return ink(
        try drawn(100, 30) {
          "n".draw(
            in: CGRect(x: 10, y: 0, width: 80, height: 30), withAttributes: [.font: font, .paragraphStyle: style])
        })
    }
    #expect(try inkOf(.left).minX < 14)
    #expect(try inkOf(.right).maxX > 86)
    #expect(abs(try inkOf(.center).midX - 50) <= 1)
  }

  @Test("lines that do not fit into the height are left out")
  func height() throws {
    let string = "nnnn nnnn nnnn nnnn"
    let pixels = try drawn(60, 100) {
      string.draw(in: CGRect(x: 0, y: 0, width: 60, height: 50), withAttributes: [.font: font])
    }
    #expect(ink(pixels).maxY < 50 && ink(pixels).maxY > 30)
  }

  @Test("an attachment is drawn on the baseline, and a template in the text's color")
  func attachments() throws {
    let attachment = NSTextAttachment(image: try UIImage.picture(["GG", "GG"]))
    attachment.bounds = CGRect(x: 0, y: -2, width: 6, height: 8)
    let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
    text.addAttributes([.font: font, .foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))
    let drawing = TextDrawing(text)
    let pixels = try drawn(30, 40, scale: 2) { text.draw(at: CGPoint(x: 3, y: 0)) }
    let bottom = drawing.firstBaseline + 2
    let green = box(pixels) { $0[1] > 100 && $0[3] > 127 }
    #expect(
      abs(green.maxY / 2 - bottom) <= 0.5 && abs(green.height / 2 - 8) <= 0.5 && green.minX == 6 && green.width == 12)
    attachment.image = try UIImage.picture(["GG", "GG"]).withRenderingMode(.alwaysTemplate)
    let tinted = try drawn(30, 40) { text.draw(at: .zero) }
    #expect(box(tinted) { $0[1] > 0 }.isNull && !box(tinted) { $0[0] == 255 }.isNull)
  }

  @Test("an overriding color takes the place of every foreground color")
  func overridingColor() throws {
    let text = NSMutableAttributedString(
      string: "HH", attributes: [.font: font, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "HH", attributes: [.font: font, .foregroundColor: UIColor.green]))
    let pixels = try drawn(80, 30) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      TextDrawing(text).draw(at: .zero, in: context, overridingColor: .blue)
    }
    #expect(box(pixels) { $0[0] > 0 || $0[1] > 0 }.isNull && !box(pixels) { $0 == [0, 0, 255, 255] }.isNull)
  }
}
