import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("System spacing", .ownHosts) @MainActor
struct SystemSpacingTests {
  init() { StandardScreen.make() }

  func label(_ size: CGFloat, in root: UIView) -> UILabel {
    let label = place(UILabel(), in: root)
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("between edges it is 8 points, also to the superview, times the multiplier")
  func edges() {
    let root = makeRoot(320, 480)
    let (first, second) = (place(ContentView(20, 20), in: root), place(ContentView(20, 20), in: root))
    activate(
      first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
      second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1.5),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1))
    root.layoutIfNeeded()
    #expect(first.frame == rect(8, 16, 20, 20))
    #expect(second.frame == rect(40, 44, 20, 20))
  }

  @Test("between baselines it is the larger text's line height")
  func baselines() {
    let root = makeRoot(320, 480)
    let (first, second) = (label(17, in: root), label(34, in: root))
    let constraint = second.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1)
    #expect(constraint.constant == second.font.lineHeight)
    activate(first.topAnchor.constraint(equalTo: root.topAnchor, constant: 30), constraint)
    root.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.firstBaselineOffsetFromTop }
    #expect(abs(baseline(second) - baseline(first) - second.font.lineHeight) <= 0.5)
  }

  @Test("it follows the font, until the app sets a constant")
  func followsFont() {
    let root = makeRoot(320, 480)
    let (first, second) = (label(17, in: root), label(17, in: root))
    let constraint = second.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 2)
    activate(first.topAnchor.constraint(equalTo: root.topAnchor), constraint)
    root.layoutIfNeeded()
    #expect(constraint.constant == 2 * first.font.lineHeight)
    first.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(constraint.constant == 2 * UIFont.systemFont(ofSize: 40).lineHeight)
    constraint.constant = 5
    first.font = .systemFont(ofSize: 20)
    root.layoutIfNeeded()
    #expect(constraint.constant == 5)
  }

  @Test("views without text keep 8 points, from bottom to top")
  func noText() {
    let root = makeRoot(320, 480)
    let (first, second) = (place(ContentView(20, 20), in: root), place(ContentView(20, 20), in: root))
    activate(
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1))
    root.layoutIfNeeded()
    #expect(second.frame.minY == 28)
  }

  @Test("a visual format has it for `-`, from baseline to baseline where asked; at superviews it is their margin")
  func visualFormat() {
    let root = makeRoot(320, 480)
    root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let (first, second) = (label(17, in: root), label(17, in: root))
    let views = ["a": first, "b": second]
    func format(_ text: String, _ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(withVisualFormat: text, options: options, metrics: nil, views: views)
    }
    #expect(format("V:[a]-[b]", []).map(\.constant) == [8])
    let constraints = format("V:|-[a]-[b]", .spacingBaselineToBaseline)
    #expect(constraints.map(\.constant) == [0, first.font.lineHeight])
    #expect(constraints[1].firstAttribute == .firstBaseline && constraints[1].secondAttribute == .lastBaseline)
    NSLayoutConstraint.activate(constraints + format("H:|-[a]-|", []))
    root.layoutIfNeeded()
    #expect(first.frame.minY == 11 && first.frame.minX == 12 && first.frame.maxX == 306)
  }

  @Test("a column of text has it between baselines, by the fonts that the texts have")
  func column() {
    let root = makeRoot(320, 480)
    let stack = place(UIStackView(), in: root)
    let texts = [17, 17].map { (size: CGFloat) in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      stack.addArrangedSubview(label)
      return label
    }
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    func gap() -> CGFloat {
      root.layoutIfNeeded()
      let baselines = texts.map { $0.frame.minY + $0.firstBaselineOffsetFromTop }
      return baselines[1] - baselines[0]
    }
    #expect(abs(gap() - texts[0].font.lineHeight) <= 0.5)
    texts[1].font = .systemFont(ofSize: 34)
    #expect(abs(gap() - texts[1].font.lineHeight) <= 0.5)
    stack.isBaselineRelativeArrangement = false
    root.layoutIfNeeded()
    #expect(texts[1].frame.minY - texts[0].frame.maxY == 8)
  }

  @Test("the first baseline of a view without text is its top, the last one its bottom")
  func baselinesWithoutText() {
    let root = makeRoot(320, 480)
    let (view, top, bottom) = (
      place(ContentView(10, 40), in: root), place(ContentView(10, 5), in: root), place(ContentView(10, 5), in: root)
    )
    activate(
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      top.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      bottom.topAnchor.constraint(equalTo: view.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(top.frame.minY == 100 && bottom.frame.minY == 140)
  }
}
