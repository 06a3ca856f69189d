import SwiftUI
import UIKit

/// Rows about whole layouts. They were read at 13 points on a desktop: what is compared is where texts lie, by the same rules, with their
/// sizes on a phone.
enum ComposedFacts {
  /// Returns the frames of the texts of a view with a proposal of 400 by 600 points, in its own coordinates.
  @MainActor private static func texts(_ view: some View) -> [String: CGRect] {
    let screen = Screen(
      view.frame(width: 400, height: 600, alignment: .topLeading), size: CGSize(width: 400, height: 600))
    var result: [String: CGRect] = [:]
    func collect(_ view: UIView) {
      if let label = view as? UILabel, let text = label.text { result[text] = label.convert(label.bounds, to: nil) }
      for subview in view.subviews { collect(subview) }
    }
    collect(screen.window)
    return result
  }

  @MainActor private static func size(_ text: String) -> CGSize { Laid(nil, nil) { _ in Text(text) }.size }
  @MainActor private static func width(_ text: String) -> CGFloat { size(text).width }
  @MainActor private static var line: CGFloat { size("A").height }

  /// Returns the texts of a view whose positions differ by more than the rounding to pixels from the expected ones, or
  /// "as expected".
  @MainActor private static func compare(_ view: some View, _ expected: [String: CGPoint]) -> String {
    let found = texts(view)
    let wrong = expected.sorted { $0.key < $1.key }.compactMap { text, point -> String? in
      guard let frame = found[text] else { return "\(text) is not there" }
      let isThere = abs(frame.minX - point.x) < 0.34 && abs(frame.minY - point.y) < 0.34
      return isThere && abs(frame.width - width(text)) < 0.34 ? nil : "\(text): \(frame) for \(point)"
    }
    return wrong.isEmpty ? "as expected" : wrong.joined(separator: "; ")
  }

  private struct Composition<V: View> {
    let id: String
    let view: @MainActor @Sendable () -> V

    /// Returns a check of the positions of texts.
    func puts(_ expected: @escaping @MainActor @Sendable () -> [String: CGPoint]) -> FactCheck {
      let view = view
      return FactCheck(id, "as expected") { compare(view(), expected()) }
    }
  }

  private static func check<V: View>(
    _ id: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> Composition<V> {
    Composition(id: id, view: view)
  }

  private static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Returns the leading edges of texts that are centered in the widest.
  @MainActor private static func centered(_ all: [String]) -> [CGFloat] {
    let widest = all.map(width).max() ?? 0
    return all.map { (widest - width($0)) / 2 }
  }

  /// The leading of body text at three pixels to a point.
  private static let leading: CGFloat = 2

  static var checks: [FactCheck] {
    let three = ["First", "Second", "Third"]
    let five = ["Home", "Search", "Profile", "Settings", "About"]
    return [
      check("U494") { VStack { ForEach(three, id: \.self) { Text($0) } } }.puts {
        let x = centered(three)
        return Dictionary(
          uniqueKeysWithValues: three.indices.map { (three[$0], at(x[$0], CGFloat($0) * (line + leading))) })
      },
      check("U495") {
        VStack(alignment: .leading) {
          Text("Short")
          Text("A longer text")
          Text("Mid")
        }
      }
      .puts { ["Short": at(0, 0), "A longer text": at(0, line + leading), "Mid": at(0, 2 * (line + leading))] },
      check("U499") {
        VStack(spacing: 10) {
          VStack(spacing: 4) {
            Text("Group one")
            Text("Item")
          }
          VStack(spacing: 4) {
            Text("Group two is wide")
            Text("Other")
          }
        }
      }
      .puts {
        let x = centered(["Group one", "Item", "Group two is wide", "Other"])
        return [
          "Group one": at(x[0], 0), "Item": at(x[1], line + 4), "Group two is wide": at(x[2], 2 * line + 14),
          "Other": at(x[3], 3 * line + 18),
        ]
      },
      check("U501") {
        HStack(alignment: .top) {
          Text("Short")
          Text("Three\nlines\nof it")
        }
      }
      .puts { ["Short": at(0, 0), "Three\nlines\nof it": at(width("Short") + 8, 0)] },
      check("U502") {
        HStack(alignment: .bottom) {
          Text("Short")
          Text("Three\nlines\nof it")
        }
      }
      .puts {
        [
          "Short": at(0, size("Three\nlines\nof it").height - line),
          "Three\nlines\nof it": at(width("Short") + 8, 0),
        ]
      },
      check("U503") {
        HStack(spacing: 20) {
          Text("Left")
          Text("Right")
        }
      }
      .puts { ["Left": at(0, 0), "Right": at(width("Left") + 20, 0)] },
      check("U506") {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 200, height: 200)
          Text("TopLeading")
        }
      }
      .puts { ["TopLeading": at(0, 0)] },
      check("U516") {
        VStack(spacing: 12) {
          HStack {
            Text("Name")
            Spacer()
            Text("Value")
          }
          .padding(.horizontal, 16)
          HStack {
            Text("Other")
            Spacer()
            Text("More")
          }
          .padding(.horizontal, 16)
        }
      }
      .puts {
        [
          "Name": at(16, 0), "Value": at(384 - width("Value"), 0), "Other": at(16, line + 12),
          "More": at(384 - width("More"), line + 12),
        ]
      },
      check("U518") {
        VStack {
          Text("Header")
          Spacer()
          Text("Content")
          Spacer()
          Text("Footer")
        }
      }
      .puts {
        let x = centered(["Header", "Content", "Footer"])
        return [
          "Header": at(x[0], 0), "Content": at(x[1], (600 - line) / 2), "Footer": at(x[2], 600 - line),
        ]
      },
      check("U519") {
        HStack(spacing: 0) {
          Color.red.frame(width: 120)
          VStack(alignment: .leading, spacing: 8) {
            Text("Main content")
            Text("Below")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(16)
        }
      }
      .puts {
        let top = (600 - 2 * line - 8) / 2
        return ["Main content": at(136, top), "Below": at(136, top + line + 8)]
      },
      check("U521") {
        VStack(spacing: 0) {
          Text("Header").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
            .padding(.vertical, 8)
          Spacer()
          HStack {
            Text("Status")
            Spacer()
            Text("v1")
          }
          .padding(.horizontal, 16).padding(.vertical, 4)
        }
      }
      .puts {
        [
          "Header": at(16, 8), "Status": at(16, 596 - line), "v1": at(384 - width("v1"), 596 - line),
        ]
      },
      check("U522") {
        VStack(spacing: 0) {
          HStack {
            Text("Back")
            Spacer()
            Text("Title")
            Spacer()
            Text("Done")
          }
          .padding(8).frame(maxWidth: .infinity)
          Color.gray.frame(height: 1)
          Spacer()
        }
      }
      .puts {
        let gap = (384 - width("Back") - width("Title") - width("Done")) / 2
        return [
          "Back": at(8, 8), "Title": at(8 + width("Back") + gap, 8), "Done": at(392 - width("Done"), 8),
        ]
      },
      check("U523") {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) { ForEach(five, id: \.self) { Text($0) } }
            .frame(width: 120).padding(.vertical, 8)
          Color.gray.frame(width: 1)
          VStack(alignment: .leading) {
            Text("Detail")
            Spacer()
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(12)
        }
      }
      .puts {
        let left = (120 - (five.map(width).max() ?? 0)) / 2
        let top = (600 - 5 * line - 16) / 2
        var result = Dictionary(
          uniqueKeysWithValues: five.indices.map { (five[$0], at(left, top + CGFloat($0) * (line + 4))) })
        result["Detail"] = at(133, 12)
        return result
      },
      check("U529") {
        HStack(spacing: 0) {
          Text("Left").frame(width: 80)
          Color.red
          Spacer()
          Text("Far").frame(width: 60)
        }
      }
      .puts {
        [
          "Left": at((80 - width("Left")) / 2, (600 - line) / 2),
          "Far": at(340 + (60 - width("Far")) / 2, (600 - line) / 2),
        ]
      },
    ]
  }
}
