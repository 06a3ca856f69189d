import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("Visual format", .ownHosts) @MainActor
struct VisualFormatTests {
  init() { StandardScreen.make() }

  /// Returns the constraints of a format as equations. Tags identify the views: a is 1, b is 2, c is 3, the superview
  /// is 9.
  func equations(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    let root = makeRoot(320, 480)
    root.tag = 9
    var views: [String: Any] = [:]
    for (index, name) in ["a", "b", "c"].enumerated() {
      let view = place(in: root)
      view.tag = index + 1
      views[name] = view
    }
    return NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map { $0.equation.replacingOccurrences(of: "UIView tag ", with: "v") }
  }

  func error(_ format: String, options: NSLayoutConstraint.FormatOptions = []) -> VisualFormatError? {
    let root = makeRoot(320, 480)
    let (a, b) = (place(in: root), place(in: root))
    do {
      _ = try VisualFormatBuilder.constraints(
        format, options: options, metrics: ["text": "no number"],
        views: ["a": a, "b": b, "number": 3, "root": root])
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "each form of the grammar makes its equations",
    arguments: [
      ("[a]", []),
      ("[a][b]", ["v2.leading == v1.trailing"]),
      ("[a]-[b]", ["v2.leading == v1.trailing + 8"]),
      ("[a]-20-[b]", ["v2.leading == v1.trailing + 20"]),
      ("[a]-7.5-[b]", ["v2.leading == v1.trailing + 7.5"]),
      ("[a]-gap-[b]", ["v2.leading == v1.trailing + 12"]),
      ("[a]-(gap)-[b]", ["v2.leading == v1.trailing + 12"]),
      ("[a]-(-5)-[b]", ["v2.leading == v1.trailing - 5"]),
      ("[a]-(>=8,<=20@250)-[b]", ["v2.leading >= v1.trailing + 8", "v2.leading <= v1.trailing + 20 @250"]),
      ("[a]-(==gap@high)-[b]", ["v2.leading == v1.trailing + 12 @750"]),
      ("|[a]|", ["v1.leading == v9.leading", "v9.trailing == v1.trailing"]),
      ("|-[a]-|", ["v1.leading == v9.leadingMargin", "v9.trailingMargin == v1.trailing"]),
      ("|-16-[a]-(>=4)-|", ["v1.leading == v9.leading + 16", "v9.trailing >= v1.trailing + 4"]),
      ("H:[a(100)]", ["v1.width == 100"]),
      ("H:[a(==b)]", ["v1.width == v2.width"]),
      ("V:[a(b,>=50@20)]", ["v1.height == v2.height", "v1.height >= 50 @20"]),
      (
        "V:|-[a]-[b(gap)]|",
        [
          "v1.top == v9.topMargin", "v2.top == v1.bottom + 8", "v9.bottom == v2.bottom", "v2.height == 12",
        ]
      ),
      (
        "H:|-[a]-gap-[b]-0-[c]-|",
        [
          "v1.leading == v9.leadingMargin", "v2.leading == v1.trailing + 12", "v3.leading == v2.trailing",
          "v9.trailingMargin == v3.trailing",
        ]
      ),
    ] as [(String, [String])])
  func grammar(format: String, expected: [String]) {
    #expect(equations(format, metrics: ["gap": 12, "high": 750]) == expected)
  }

  @Test("options align neighbors and turn the direction")
  func options() {
    #expect(
      equations("[a]-[b]", options: [.alignAllTop, .alignAllBottom]) == [
        "v2.leading == v1.trailing + 8", "v1.top == v2.top", "v1.bottom == v2.bottom",
      ])
    #expect(
      equations("[a][b][c]", options: .alignAllCenterY).suffix(2) == [
        "v1.centerY == v2.centerY", "v2.centerY == v3.centerY",
      ])
    #expect(
      equations("V:[a][b]", options: .alignAllLeading) == ["v2.top == v1.bottom", "v1.leading == v2.leading"])
    #expect(
      equations("|-[a]-4-[b]", options: .directionLeftToRight) == [
        "v1.left == v9.leftMargin", "v2.left == v1.right + 4",
      ])
    #expect(
      equations("|-3-[a]-4-[b]|", options: .directionRightToLeft) == [
        "v9.right == v1.right + 3", "v1.left == v2.right + 4", "v2.left == v9.left",
      ])
    #expect(
      equations("V:|[a]-20-[b]|", options: .spacingBaselineToBaseline) == [
        "v1.top == v9.top", "v2.firstBaseline == v1.lastBaseline + 20", "v9.bottom == v2.bottom",
      ])
  }

  @Test("metrics may be numbers of any kind")
  func metrics() {
    for value in [12, 12.0, Float(12), CGFloat(12), NSNumber(value: 12), UInt8(12)] as [Any] {
      #expect(equations("[a]-m-[b]", metrics: ["m": value]) == ["v2.leading == v1.trailing + 12"])
    }
  }

  @Test("a format lays views out, in right-to-left languages from the right")
  func layout() {
    let root = makeRoot(300, 100)
    let (a, b) = (place(in: root), place(in: root))
    let views = ["a": a, "b": b]
    for format in ["H:|-10-[a(50)]-20-[b]-30-|", "V:|-5-[a]-5-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: format.hasPrefix("H") ? [.alignAllTop, .alignAllBottom] : [],
          metrics: nil, views: views))
    }
    root.layoutIfNeeded()
    #expect([a, b].map(\.frame) == [rect(10, 5, 50, 90), rect(80, 5, 190, 90)])
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect([a, b].map(\.frame) == [rect(240, 5, 50, 90), rect(30, 5, 190, 90)])
  }

  @Test("a mistake is told with its place")
  func message() {
    #expect(
      error("H:|-[a]-[oops]-|")?.message == """
        Unable to parse constraint format:
        oops is not a key in the views dictionary.
        H:|-[a]-[oops]-|
                 ^
        """)
  }

  @Test(
    "mistakes are found where they are",
    arguments: [
      ("", 0), ("H:", 2), ("X:[a]", 0), ("[a", 2), ("[a]-", 4), ("[a]--[b]", 4), ("[a]-5[b]", 5), ("[a](5)[b]", 3),
      ("[]", 1), ("[a(]", 3), ("[a(5]", 4), ("[a(=5)]", 4), ("[a(>5)]", 4), ("[a(5@)]", 5), ("[a]-(5,)-[b]", 7),
      ("|[a]|[b]", 5), ("[a]|-[b]", 4), ("|", 1), ("[a]-5x-[b]", 5), ("[a] [b]", 3), ("[a(1.2.3)]", 3),
      ("[a]-oops-[b]", 4),
      ("[number]", 1), ("[a(text)]", 3), ("[root]|", 6),
    ] as [(String, Int)])
  func mistakes(format: String, column: Int) {
    let error = error(format)
    #expect(error?.column == column)
    #expect(error?.reason.isEmpty == false)
  }

  @Test("edges along the format's axis can't be aligned")
  func impossibleOptions() {
    #expect(error("[a][b]", options: .alignAllLeft)?.reason.contains("aligned on a horizontal edge") == true)
    #expect(error("V:[a][b]", options: .alignAllTop)?.reason.contains("aligned on a vertical edge") == true)
  }
}
