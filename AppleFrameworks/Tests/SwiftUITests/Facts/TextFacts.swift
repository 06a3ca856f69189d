import SwiftUI
import UIKit

/// Rows about text. Fonts are the phone's.
enum TextFacts {
  /// The distance that a stack keeps between two views.
  @MainActor
  private static func gap(
    scale: CGFloat = 3, size: DynamicTypeSize = .large, _ first: some View, _ second: some View
  ) -> CGFloat {
    func height(_ view: some View) -> CGFloat {
      Laid(nil, nil) { _ in view.environment(\.displayScale, scale).environment(\.dynamicTypeSize, size) }.size.height
    }
    return height(
      VStack {
        first
        second
      }) - height(first) - height(second)
  }

  @MainActor private static var block: some View { Color.red.frame(width: 20, height: 20) }

  @MainActor
  private static func font(_ view: some View) -> UIFont? {
    func label(_ view: UIView) -> UILabel? {
      (view as? UILabel) ?? view.subviews.lazy.compactMap { label($0) }.first
    }
    return label(Screen(view).window)?.font
  }

  @MainActor
  private static func weight(_ view: some View) -> String {
    let traits = font(view)?.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let weight = (traits?[.weight] as? CGFloat) ?? (traits?[.weight] as? Double).map { CGFloat($0) } ?? 0
    switch weight {
    case UIFont.Weight.semibold.rawValue: return "semibold"
    case UIFont.Weight.bold.rawValue: return "bold"
    case UIFont.Weight.heavy.rawValue: return "heavy"
    default: return "\(weight)"
    }
  }

  private static let paragraph = "The quick brown fox jumps over the lazy dog while the band plays on and on"

  /// The number of lines of a text in a proposal.
  @MainActor
  private static func lines(_ width: CGFloat?, height: CGFloat? = nil, _ string: String = paragraph) -> Int {
    lines(width, height: height, string) { $0 }
  }

  @MainActor
  private static func lines(
    _ width: CGFloat?, height: CGFloat? = nil, _ string: String = paragraph, _ change: (Text) -> some View
  ) -> Int {
    let one = UIFont.preferredFont(forTextStyle: .body).lineHeight
    return Int((Laid(width, height) { _ in change(Text(string)) }.size.height / one).rounded())
  }

  static let checks: [FactCheck] = [
    FactCheck("U007", "8 8") {
      text([gap(Text("A").padding(1), Text("B").padding(1)), gap(Text("A").padding(1), block)])
    },
    FactCheck("U008", "true") { "\(abs(gap(HStack { block }, Text("A")) - gap(block, Text("A"))) < 0.001)" },
    FactCheck("U009", "true") { "\(abs(gap(ZStack { Text("A") }, Text("B")) - gap(Text("A"), Text("B"))) < 0.001)" },
    FactCheck("U208", "8 8") { text([gap(Text("A").padding(1), block), gap(Text("A").frame(height: 20), block)]) },
    FactCheck("U003", "0") {
      let font = Font.system(size: 13)
      return text(gap(Text("A").font(font), Text("B").font(font)))
    },
    FactCheck("U207", "0") { text(gap(Text("A").font(.system(size: 13)), Text("B").font(.system(size: 26)))) },
    FactCheck("U006", "0 0") {
      let image = Image(systemName: "star").font(.system(size: 13))
      return text([gap(image, image), gap(image, Text("B").font(.system(size: 13)))])
    },
    FactCheck("U185", "4") {
      @MainActor func height(_ spacing: CGFloat) -> CGFloat {
        Laid(nil, nil) { _ in Text("A\nB").lineSpacing(spacing) }.size.height
      }
      return text((height(4) - height(0)).rounded())
    },
    FactCheck("U187", "all 1 1 2 3 all") {
      let whole = lines(100)
      return [nil, 0, 1, 2, 3, 10].map { limit -> String in
        let count = lines(100) { $0.lineLimit(limit) }
        return count == whole ? "all" : "\(count)"
      }.joined(separator: " ")
    },
    FactCheck("U188", "3 1") {
      [true, false].map { reserves in
        "\(lines(nil, "Hi") { $0.lineLimit(3, reservesSpace: reserves) })"
      }.joined(separator: " ")
    },
    FactCheck("U189", "2 3 2") {
      [
        lines(nil, "Hi") { $0.lineLimit(2...3) }, lines(nil, "Hi") { $0.lineLimit(3...) },
        lines(100) { $0.lineLimit(...2) },
      ].map { "\($0)" }.joined(separator: " ")
    },
    FactCheck("U190", "1 2 1 1 2 3 all") {
      let line = Laid(nil, nil) { _ in Text("A") }.size.height
      let whole = lines(100)
      return [line + 4, 2 * line + 5, 5, 0, 3 * line - 1.5, 3 * line, .infinity].map { height -> String in
        let count = lines(100, height: height)
        return count == whole ? "all" : "\(count)"
      }.joined(separator: " ")
    },
    FactCheck("U434", "2") { text(gap(Text("A"), Text("B"))) },
    FactCheck("U436", "2.33") { text(gap(size: .medium, Text("A"), Text("B").font(.subheadline))) },
    FactCheck("U438", "2.67 2") {
      text([gap(Text("A").font(.headline), Text("B").font(.footnote)), gap(Text("A").font(.title), Text("B"))])
    },
    // The figures of the row are those of the desktop's font; the rule goes by the phone's.
    FactCheck("U439", "true true true true") {
      [13, 26].flatMap { size -> [Bool] in
        let own = UIFont.systemFont(ofSize: size)
        let height = own.ascender - own.descender
        let tenth = (height * 0.1 * 2).rounded(.up) / 2
        let view = Text("A").font(.system(size: size))
        return [
          abs(gap(scale: 2, block, view) - (height + tenth - own.ascender)) < 0.01,
          abs(gap(scale: 2, view, block) - max(height + tenth - own.capHeight, tenth - own.descender)) < 0.01,
        ]
      }.map { "\($0)" }.joined(separator: " ")
    },
    FactCheck("U441", "6.6 10.81") { text([gap(scale: 2, block, Text("A")), gap(scale: 2, Text("A"), block)]) },
    FactCheck("U442", "8 8") {
      text([gap(Text("A").frame(minHeight: 5), block), gap(Text("A").padding(3), Text("B").frame(height: 30))])
    },
    FactCheck("U209", "28 12 17") {
      text([
        font(VStack { Text("A") }.font(.title))?.pointSize ?? 0,
        font(VStack { Text("A").font(.caption) }.font(.title))?.pointSize ?? 0,
        font(VStack { Text("A").font(nil) }.font(.title))?.pointSize ?? 0,
      ])
    },
    FactCheck("U210", "bold") { weight(VStack { Text("A").font(.body) }.fontWeight(.bold)) },
    FactCheck("U212", "semibold bold heavy bold") {
      [
        weight(Text("A").font(.body).bold()), weight(Text("A").fontWeight(.bold)),
        weight(Text("A").font(.headline).bold()),
        weight(Text("A").font(.body.bold())),
      ].joined(separator: " ")
    },
    FactCheck("U487", "34 28 22 20 17 17 16 15 13 12 11") {
      let all: [Font] = [
        .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
      ]
      return text(all.map { style in font(Text("A").font(style))?.pointSize ?? 0 })
    },
    FactCheck("U490", "17") { text(font(Text("A"))?.pointSize ?? 0) },
    FactCheck("U488", "0.33 0.33 1") {
      let line = Laid(100, 100) { _ in VStack { Divider() } }
      let upright = Laid(100, 100) { _ in HStack { Divider() } }
      let large = Laid(100, 100) { _ in VStack { Divider() }.environment(\.dynamicTypeSize, .accessibility1) }
      return text([line.size.height, upright.size.width, large.size.height])
    },
    FactCheck("U193", "true") {
      let words = "one two three four five six seven eight nine ten eleven twelve"
      let one = Laid(100, nil) { _ in Text(verbatim: words).lineLimit(1) }.size.height
      let three = Laid(100, nil) { _ in VStack { Text(verbatim: words).lineLimit(3) }.lineLimit(1) }.size.height
      return "\(three > 2.5 * one && three < 3.5 * one)"
    },
    FactCheck("U192", "true") {
      let words = "one two three four five six seven eight nine ten"
      let limited = Laid(nil, nil) { _ in Text(verbatim: words).lineLimit(1) }.size
      return "\(limited == Laid(nil, nil) { _ in Text(verbatim: words) }.size && limited.height < 21)"
    },
    FactCheck("U512", "40 40") {
      let own = Laid(nil, nil) { _ in Text("Padded text") }.size
      let padded = Laid(400, 600) { _ in Text("Padded text").padding(20) }.size
      return text([padded.width - own.width, padded.height - own.height])
    },
    FactCheck("U508", "200x100") { text(Laid(400, 600) { _ in Text("Framed").frame(width: 200, height: 100) }.size) },
    FactCheck("U524", "140x90") {
      text(Laid(400, 600) { _ in Text("X").frame(width: 100, height: 50).padding(20) }.size)
    },
    FactCheck("U525", "200x100") {
      text(Laid(400, 600) { _ in Text("X").padding(20).frame(width: 200, height: 100) }.size)
    },
    FactCheck("U532", "400x180") {
      text(
        Laid(400, 600) { _ in
          VStack {
            Text("Top")
            Text("Bottom")
          }.frame(maxWidth: .infinity, minHeight: 180)
        }.size)
    },
    FactCheck("U505", "200x200") {
      text(
        Laid(400, 600) { _ in
          ZStack {
            Color.red.frame(width: 200, height: 200)
            Text("Centered")
          }
        }.size)
    },
    FactCheck("U498", "600") {
      text(
        Laid(400, 600) { _ in
          VStack {
            Text("Top")
            Spacer()
            Text("Bottom")
          }
        }.size.height)
    },
  ]
}
