import SwiftUI
import UIKit

/// Rows about text in layouts. They were read in the desktop's font: what they show of the layout is compared, in the phone's.
enum TextLayoutFacts {
  /// "as read", or where the figures differ.
  private static func compare(_ found: [CGFloat], _ expected: [CGFloat]) -> String {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 0.34 }
      ? "as read" : "\(text(found)) instead of \(text(expected))"
  }

  /// A laid out root of 400 by 600, centered as roots are.
  @MainActor
  private static func root(@ViewBuilder _ content: (ProbeLog) -> some View) -> Laid {
    Laid(400, 600) { log in content(log).font(.system(size: 13)) }
  }

  @MainActor
  private static func word(_ word: String, _ log: ProbeLog) -> some View {
    Text(verbatim: word).probed(word, log)
  }

  @MainActor
  private static func size(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    Laid(width, height) { _ in view.font(.system(size: 13)) }.size
  }

  private static let paragraph = "The quick brown fox jumps over the lazy dog and runs away from all the others in town"

  @MainActor private static var line: CGFloat { size(Text(verbatim: "Hi")).height }

  /// The columns of pixels in which the last line of a text has ink.
  @MainActor
  private static func inkColumns(_ text: some View, width: CGFloat) -> Set<Int> {
    let screen = Screen(text.font(.system(size: 13)).frame(width: width, alignment: .leading))
    func labels(_ view: UIView) -> [UILabel] { ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels) }
    guard let label = labels(screen.window).first else { return [] }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(bounds: label.bounds, format: format).image {
      label.layer.render(in: $0.cgContext)
    }
    guard let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else { return [] }
    let first = picture.height - Int((label.font.lineHeight * 3).rounded(.down))
    var columns: Set<Int> = []
    for y in max(0, first)..<picture.height {
      for x in 0..<picture.width where data[y * picture.bytesPerRow + x * 4 + 3] > 96 { columns.insert(x) }
    }
    return columns
  }

  static let checks: [FactCheck] = [
    FactCheck("U181", "as read") {
      @MainActor func width(_ scale: CGFloat) -> CGFloat {
        size(Text(verbatim: "Hello, wonderful").environment(\.displayScale, scale)).width
      }
      let exact = ("Hello, wonderful" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width
      func ceiled(_ scale: CGFloat) -> CGFloat { (exact * scale - 0.001).rounded(.up) / scale }
      return [1, 2, 3].allSatisfy { abs(width($0) - ceiled($0)) < 0.001 } ? "as read" : "\(width(1)) of \(exact)"
    },
    FactCheck("U183", "as read") {
      let sizes: [CGFloat] = [11, 13, 17, 26]
      let heights = sizes.map { size(Text("A").font(.system(size: $0)).environment(\.displayScale, 1)).height }
      return compare(heights, sizes.map { UIFont.systemFont(ofSize: $0).lineHeight.rounded(.up) })
    },
    FactCheck("U184", "as read") {
      let whole = size(Text(verbatim: paragraph)).width
      let narrow = size(Text(verbatim: paragraph), width: 100)
      let lines = (narrow.height / line).rounded()
      return narrow.width <= 100 && lines >= (whole / 100).rounded(.up)
        && abs(narrow.height - lines * line) < 0.34 * lines
        ? "as read" : "\(narrow) of \(whole)"
    },
    FactCheck("U194", "true true true") {
      [60, 80, 100].map { width -> String in
        let own = size(Text("Hello, wonderful world").lineLimit(1), width: width).width
        return "\(own <= width && own > width - 20)"
      }.joined(separator: " ")
    },
    FactCheck("U195", "true true") {
      [Text.TruncationMode.head, .middle].map { mode -> String in
        let own = size(Text("Hello, wonderful world").lineLimit(1).truncationMode(mode), width: 60).width
        return "\(own <= 60 && own > 40)"
      }.joined(separator: " ")
    },
    FactCheck("U196", "true true true") {
      [Text.TruncationMode.head, .middle, .tail].map { mode -> String in
        let rest = "wonderful world of text that goes on and on"
        let width = size(Text("Hello wonder").fixedSize(), width: 300).width
        let two = inkColumns(Text("Hello " + rest).lineLimit(2).truncationMode(mode), width: width)
        let one = inkColumns(Text(rest).lineLimit(1).truncationMode(mode), width: width)
        let same = Double(two.intersection(one).count) / Double(max(1, two.union(one).count))
        return "\(same > 0.95)"
      }.joined(separator: " ")
    },
    FactCheck("U197", "as read") {
      // The lines move inside the text's own box, and the frame moves the box.
      @MainActor func own(_ alignment: TextAlignment) -> CGRect {
        let laid = Laid(nil, nil) { log in
          Text("Something longer\nshort").multilineTextAlignment(alignment).probed("text", log)
            .frame(width: 200, alignment: .leading)
        }
        return laid.log.frame("text")
      }
      let frames = [own(.leading), own(.center), own(.trailing)]
      return frames.allSatisfy { $0 == frames[0] && $0.minX == 0 && $0.width < 200 } ? "as read" : "\(frames)"
    },
    FactCheck("U199", "as read") {
      let small = Text("A").font(.system(size: 13))
      let large = Text("A").font(.system(size: 26))
      let guides = baselines(
        VStack(spacing: 0) {
          small
          large
        })
      return compare(guides, [baselines(small)[0], line + baselines(large)[0]])
    },
    FactCheck("U200", "as read") {
      let small = Text("A").font(.system(size: 13))
      let large = Text("A").font(.system(size: 26))
      let guides = baselines(
        HStack(spacing: 0) {
          small
          large
        })
      let shift = (size(large).height - line) / 2
      return compare(guides, [shift + baselines(small)[0], baselines(large)[0]].sorted())
    },
    FactCheck("U202", "as read") { baselineRow(.firstTextBaseline) },
    FactCheck("U203", "as read") { baselineRow(.lastTextBaseline) },
    FactCheck("U205", "as read") {
      let own = baselines(Text("A").font(.system(size: 13)))[0]
      return compare(
        [
          baselines(Text("A").font(.system(size: 13)).offset(y: 7))[0],
          baselines(Text("A").font(.system(size: 13)).overlay(Color.red))[0],
          baselines(Color.red.frame(height: 30).overlay(Text("A")))[0],
        ], [own, own, 30])
    },
    FactCheck("U211", "true") {
      let unknown = Laid(nil, nil) { _ in Text("A longer text").font(.custom("No Such Font", fixedSize: 20)) }.size
      let known = Laid(nil, nil) { _ in Text("A longer text").font(.custom("Helvetica", fixedSize: 20)) }.size
      return "\(unknown == known)"
    },
    FactCheck("U494", "as read") {
      let laid = root { log in
        VStack {
          word("First", log)
          word("Second", log)
          word("Third", log)
        }
      }
      let frames = ["First", "Second", "Third"].map { laid.log.frame($0) }
      let widest = frames.map(\.width).max() ?? 0
      return compare(
        frames.flatMap { [$0.minX, $0.minY] } + [laid.size.width, laid.size.height],
        frames.enumerated().flatMap { [(widest - $1.width) / 2, CGFloat($0) * line] } + [widest, 3 * line])
    },
    FactCheck("U495", "as read") {
      let laid = root { log in
        VStack(alignment: .leading) {
          word("Short", log)
          word("A longer text", log)
          word("Mid", log)
        }
      }
      let frames = ["Short", "A longer text", "Mid"].map { laid.log.frame($0) }
      return compare(
        frames.flatMap { [$0.minX, $0.minY] } + [laid.size.width], [0, 0, 0, line, 0, 2 * line, frames[1].width])
    },
    FactCheck("U499", "as read") {
      let laid = root { log in
        VStack(spacing: 10) {
          VStack(spacing: 4) {
            word("a", log)
            word("b", log)
          }
          VStack(spacing: 4) {
            word("c", log)
            word("d", log)
          }
        }
      }
      return compare(
        ["a", "b", "c", "d"].map { laid.log.frame($0).minY } + [laid.size.height],
        [0, line + 4, 2 * line + 14, 3 * line + 18, 4 * line + 18])
    },
    FactCheck("U501", "as read") { besideThreeLines(.top) { _ in 0 } },
    FactCheck("U502", "as read") { besideThreeLines(.bottom) { $0 - line } },
    FactCheck("U503", "as read") {
      let laid = root { log in
        HStack(spacing: 20) {
          word("Left", log)
          word("Right", log)
        }
      }
      let left = laid.log.frame("Left")
      return compare(
        [left.minX, laid.log.frame("Right").minX, laid.size.width, laid.size.height],
        [0, left.width + 20, left.width + 20 + laid.log.frame("Right").width, line])
    },
    FactCheck("U506", "0,0; 200x200") {
      let laid = root { log in
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 200, height: 200)
          word("TopLeading", log)
        }
      }
      return text(laid.log.frame("TopLeading").origin) + "; " + text(laid.size)
    },
    FactCheck("U516", "as read") {
      let laid = root { log in
        VStack(spacing: 12) {
          ForEach(["a", "b"], id: \.self) { name in
            HStack {
              word(name + "1", log)
              Spacer()
              word(name + "2", log)
            }
            .padding(.horizontal, 16)
          }
        }
      }
      return compare(
        [
          laid.log.frame("a1").minX, laid.log.frame("a2").maxX, laid.log.frame("b1").minX, laid.log.frame("b2").maxX,
          laid.log.frame("b1").minY, laid.size.width, laid.size.height,
        ], [16, 384, 16, 384, line + 12, 400, 2 * line + 12])
    },
    FactCheck("U518", "as read") {
      let laid = root { log in
        VStack {
          word("Header", log)
          Spacer()
          word("Content", log)
          Spacer()
          word("Footer", log)
        }
      }
      return compare(
        [
          laid.log.frame("Header").minY, laid.log.frame("Content").midY, laid.log.frame("Footer").maxY, laid.size.width,
        ],
        [0, 300, 600, laid.log.frame("Content").width])
    },
    FactCheck("U519", "as read") {
      let laid = root { log in
        HStack(spacing: 0) {
          Color.red.frame(width: 120).probed("fill", log)
          VStack(alignment: .leading, spacing: 8) {
            word("One", log)
            word("Two more", log)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(16)
        }
      }
      let top = (600 - 2 * line - 8) / 2
      return compare(
        [
          laid.log.frame("fill").width, laid.log.frame("fill").height, laid.log.frame("One").minX,
          laid.log.frame("One").minY, laid.log.frame("Two more").minX, laid.log.frame("Two more").minY, laid.size.width,
        ], [120, 600, 136, top, 136, top + line + 8, 400])
    },
    FactCheck("U521", "as read") {
      let laid = root { log in
        VStack(spacing: 0) {
          word("Title", log).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
            .padding(.vertical, 8)
          Spacer()
          HStack {
            word("Left", log)
            Spacer()
            word("Right", log)
          }
          .padding(.horizontal, 16).padding(.vertical, 4)
        }
      }
      return compare(
        [
          laid.log.frame("Title").minX, laid.log.frame("Title").minY, laid.log.frame("Left").minX,
          laid.log.frame("Left").minY, laid.log.frame("Right").maxX, laid.size.height,
        ], [16, 8, 16, 600 - 4 - line, 384, 600])
    },
    FactCheck("U522", "as read") {
      let laid = root { log in
        VStack(spacing: 0) {
          HStack {
            word("Back", log)
            Spacer()
            word("Title", log)
            Spacer()
            word("Done", log)
          }
          .padding(8).frame(maxWidth: .infinity)
          Color.red.frame(height: 1).probed("line", log)
          Spacer()
        }
      }
      let (back, title, done) = (laid.log.frame("Back"), laid.log.frame("Title"), laid.log.frame("Done"))
      return compare(
        [
          back.minX, back.minY, done.maxX, title.minX - back.maxX - (done.minX - title.maxX),
          laid.log.frame("line").minY,
        ],
        [8, 8, 392, 0, line + 16])
    },
    FactCheck("U523", "as read") {
      let laid = root { log in
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(["I1", "I2", "I3", "I4", "I5"], id: \.self) { word($0, log) }
          }
          .frame(width: 120).padding(.vertical, 8)
          Color.red.frame(width: 1).probed("line", log)
          VStack(alignment: .leading) {
            word("Detail", log)
            Spacer()
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(12)
        }
      }
      let first = (600 - 5 * line - 16) / 2
      return compare(
        ["I1", "I2", "I3", "I4", "I5"].map { laid.log.frame($0).minY } + [
          laid.log.frame("line").minX, laid.log.frame("Detail").minX, laid.log.frame("Detail").minY,
        ], (0..<5).map { first + CGFloat($0) * (line + 4) } + [120, 133, 12])
    },
    FactCheck("U529", "as read") {
      let laid = root { log in
        HStack(spacing: 0) {
          word("Left", log).frame(width: 80)
          Color.red.probed("fill", log)
          Spacer()
          word("End", log).frame(width: 60)
        }
      }
      return compare(
        [
          laid.log.frame("Left").midX, laid.log.frame("fill").minX, laid.log.frame("fill").width,
          laid.log.frame("End").midX,
        ], [40, 80, 252, 370])
    },
  ]

  /// The first and the last baseline of a view.
  @MainActor
  private static func baselines(_ view: some View) -> [CGFloat] {
    let found = Baselines()
    _ = Laid(nil, nil) { _ in
      BaselineLayout(found: found) { view }
    }
    return found.values
  }

  @MainActor
  private static func baselineRow(_ alignment: VerticalAlignment) -> String {
    let names = ["small", "large", "two", "fill"]
    let laid = Laid(nil, nil) { log in
      HStack(alignment: alignment, spacing: 0) {
        Text("A").font(.system(size: 13)).probed("small", log)
        Text("A").font(.system(size: 26)).probed("large", log)
        Text("A\nB").font(.system(size: 13)).probed("two", log)
        Color.red.frame(width: 10, height: 10).probed("fill", log)
      }
    }
    let (small, large) = (Text("A").font(.system(size: 13)), Text("A").font(.system(size: 26)))
    let isFirst = alignment == .firstTextBaseline
    let own = [
      baselines(small)[0], baselines(large)[0], baselines(Text("A\nB").font(.system(size: 13)))[isFirst ? 0 : 1], 10,
    ]
    let deepest = own.max() ?? 0
    return compare(names.map { laid.log.frame($0).minY }, own.map { deepest - $0 })
  }

  @MainActor
  private static func besideThreeLines(_ alignment: VerticalAlignment, _ y: (CGFloat) -> CGFloat) -> String {
    let laid = root { log in
      HStack(alignment: alignment) {
        word("Short", log)
        word("Line one\nLine two\nLine three", log)
      }
    }
    let (short, lines) = (laid.log.frame("Short"), laid.log.frame("Line one\nLine two\nLine three"))
    return compare(
      [short.minX, short.minY, lines.minX, lines.minY, laid.size.height],
      [0, y(lines.height), short.width + 8, 0, lines.height])
  }
}

@MainActor
private final class Baselines {
  var values: [CGFloat] = []
}

private struct BaselineLayout: Layout {
  let found: Baselines
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let dimensions = subviews[0].dimensions(in: proposal)
    found.values = [dimensions[.firstTextBaseline], dimensions[.lastTextBaseline]]
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
