import Foundation
import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

/// Frames of stack views. Figures marked F were recorded from UIKit on a Mac, which rounds origins to whole points and
/// sizes to half points, while an iPhone rounds edges to pixels. The tests round the solved values as the Mac does.
@Suite("Stack views", .ownHosts) @MainActor
struct UIStackViewTests {
  init() { StandardScreen.make() }

  /// Returns a stack in a root with a scale so large that frames equal the solved values.
  func makeStack(
    _ size: CGSize, axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill, scale: CGFloat = 100_000,
    _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.traitOverrides.displayScale = scale
    stack.axis = axis
    stack.spacing = spacing
    stack.distribution = distribution
    stack.alignment = alignment
    stack.layoutIfNeeded()
    return stack
  }

  func plain(_ count: Int) -> [UIView] { (0..<count).map { _ in UIView() } }

  func xs(_ views: [UIView]) -> [CGFloat] { views.map { ($0.frame.minX * 1000).rounded() / 1000 } }
  func ys(_ views: [UIView]) -> [CGFloat] { views.map { ($0.frame.minY * 1000).rounded() / 1000 } }
  func widths(_ views: [UIView]) -> [CGFloat] { views.map { ($0.frame.width * 1000).rounded() / 1000 } }
  func heights(_ views: [UIView]) -> [CGFloat] { views.map { ($0.frame.height * 1000).rounded() / 1000 } }

  /// Rounds a value as UIKit on a Mac does: origins to whole points and sizes to half points, with halves up.
  private func onMac(origin: CGFloat) -> CGFloat { (origin + 0.5).rounded(.down) }
  private func onMac(length: CGFloat) -> CGFloat { (length * 2 + 0.5).rounded(.down) / 2 }
  private func onMac(_ frame: CGRect) -> CGRect {
    rect(
      onMac(origin: frame.minX), onMac(origin: frame.minY), onMac(length: frame.width), onMac(length: frame.height))
  }

  @Test("F042: four equal views in 320 with 8 between")
  func fillEqually() {
    let fact = LayoutFact["F042"]
    let views = plain(Int(fact.given.number("views")))
    _ = makeStack(
      fact.given.size("size"), spacing: fact.given.number("spacing"), distribution: .fillEqually, views)
    #expect(xs(views) == fact.expected.numbers("x"))
    #expect(widths(views) == fact.expected.numbers("width"))
    #expect(heights(views) == fact.expected.numbers("height"))
  }

  @Test("F044: four equal views in a column of 99")
  func fillEquallyVertically() {
    let fact = LayoutFact["F044"]
    let views = plain(Int(fact.given.number("views")))
    _ = makeStack(fact.given.size("size"), axis: .vertical, distribution: .fillEqually, views)
    #expect(ys(views) == [0, 24.75, 49.5, 74.25])
    #expect(ys(views).map { onMac(origin: $0) } == fact.expected.numbers("y"))
    #expect(heights(views) == [24.75, 24.75, 24.75, 24.75])
    #expect(heights(views).map { onMac(length: $0) } == fact.expected.numbers("height"))
  }

  @Test("F046: a hidden view takes no space, and lies in the middle of the gap")
  func hidden() {
    let fact = LayoutFact["F046"]
    let views = plain(Int(fact.given.number("views")))
    let hidden = views[Int(fact.given.number("hidden"))]
    hidden.isHidden = true
    _ = makeStack(
      fact.given.size("size"), spacing: fact.given.number("spacing"), distribution: .fillEqually, views)
    #expect(xs(views) == [0, 109.333, 214.667, 218.667])
    #expect(widths(views) == [101.333, 101.333, 0, 101.333])
    #expect(heights(views) == [100, 100, 100, 100])
    let shown = views.filter { !$0.isHidden }
    #expect(xs(shown).map { onMac(origin: $0) } == fact.expected.numbers("x"))
    #expect(widths(shown).map { onMac(length: $0) } == fact.expected.numbers("width"))
    // The position of a view without width was recorded without its height.
    #expect(onMac(hidden.frame).minX == fact.expected.rect("hidden").minX)
    #expect(onMac(hidden.frame).size == CGSize(width: 0, height: 100))
  }

  @Test("F047: a view without content takes what the others leave")
  func fillWithPlainView() {
    let fact = LayoutFact["F047"]
    let (first, last) = (fact.given.size("first"), fact.given.size("last"))
    let views = [ContentView(first.width, first.height), UIView(), ContentView(last.width, last.height)]
    _ = makeStack(fact.given.size("size"), spacing: fact.given.number("spacing"), alignment: .center, views)
    #expect(views.map(\.frame) == [rect(0, 5.5, 28, 19), rect(36, 15, 218.5, 0), rect(262.5, 5.5, 37.5, 19)])
    #expect(views.map { onMac($0.frame) } == ["first", "plain", "last"].map { fact.expected.rect($0) })
  }

  @Test("the first of equals is stretched")
  func fillStretchesFirst() {
    let views = [ContentView(29.5, 19), ContentView(29, 19), ContentView(41.5, 19)]
    _ = makeStack(CGSize(width: 300, height: 30), spacing: 8, views)
    #expect(widths(views) == [213.5, 29, 41.5])
    #expect(xs(views) == [0, 221.5, 258.5])
  }

  @Test("F049: the first of equals is compressed")
  func fillCompressesFirst() {
    let fact = LayoutFact["F049"]
    let views = fact.given.numbers("widths").map { ContentView($0, 19) }
    _ = makeStack(fact.given.size("size"), spacing: fact.given.number("spacing"), views)
    #expect(widths(views) == fact.expected.numbers("width"))
    #expect(xs(views) == fact.expected.numbers("x"))
  }

  @Test("the only one that gives way weighs as much as a constraint of its priority", arguments: [251, 750] as [Float])
  func fillHasNoTie(other: Float) {
    let root = makeRoot(400, 400, scale: 100_000)
    let views = [ContentView(20, 19), ContentView(105, 19)]
    views[0].setContentCompressionResistancePriority(UILayoutPriority(other), for: .horizontal)
    views[1].setContentCompressionResistancePriority(UILayoutPriority(250), for: .horizontal)
    let stack = place(UIStackView(arrangedSubviews: views), in: root)
    // Each point that the second view loses saves half a point of this view.
    let half = place(in: root)
    let constraint = half.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5)
    constraint.priority = UILayoutPriority(250)
    activate(constraint, half.widthAnchor.constraint(equalToConstant: 40))
    root.layoutIfNeeded()
    #expect(widths(views) == [20, 105] && widths([stack]) == [125])
  }

  @Test("F050: the last of two views without content takes all that is left")
  func fillTwoSpacers() {
    let fact = LayoutFact["F050"]
    let content = fact.given.numbers("widths").map { ContentView($0, 19) }
    let views = [content[0], UIView(), content[1], UIView(), content[2]]
    _ = makeStack(fact.given.size("size"), spacing: fact.given.number("spacing"), views)
    #expect(xs(views) == [0, 37.5, 45.5, 82.5, 258.5])
    #expect(xs(views).map { onMac(origin: $0) } == fact.expected.numbers("x"))
    #expect(widths(views) == fact.expected.numbers("width"))
  }

  @Test("F051: nested stacks share a row and hug their columns")
  func nestedColumns() {
    let fact = LayoutFact["F051"]
    func column() -> UIStackView {
      let views = zip([39, 34.5, 28.5], fact.given.numbers("heights")).map { ContentView($0, $1) }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = fact.given.number("innerSpacing")
      stack.alignment = .leading
      return stack
    }
    let columns = [column(), column()]
    #expect(columns[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 39, height: 57))
    _ = makeStack(
      fact.given.size("size"), spacing: fact.given.number("spacing"), distribution: .fillEqually, alignment: .top,
      columns)
    #expect(columns.map(\.frame) == [fact.expected.rect("first"), fact.expected.rect("second")])
    #expect(ys(columns[0].arrangedSubviews) == fact.expected.numbers("y"))
    #expect(heights(columns[0].arrangedSubviews) == fact.given.numbers("heights"))
  }

  @Test("F052: a nested stack gives way before a view that hugs its content")
  func nestedIsFlexible() {
    let fact = LayoutFact["F052"]
    let (size, rows) = (fact.given.size("label"), fact.given.numbers("rows"))
    let label = ContentView(size.width, size.height)
    let nested = UIStackView(arrangedSubviews: [ContentView(rows[0], rows[1]), ContentView(rows[2], rows[3])])
    nested.axis = .vertical
    nested.spacing = fact.given.number("innerSpacing")
    nested.alignment = .leading
    _ = makeStack(
      fact.given.size("size"), spacing: fact.given.number("spacing"), alignment: .top, [label, nested])
    #expect(label.frame == CGRect(origin: .zero, size: size))
    #expect(nested.frame == rect(42.5, 0, 257.5, 35))
    #expect(onMac(nested.frame) == fact.expected.rect("nested"))
  }

  @Test("a view that is no longer arranged stays a subview")
  func bookkeeping() {
    let views = plain(2)
    let stack = makeStack(CGSize(width: 100, height: 100), views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == views)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [views[0]])
    stack.layoutIfNeeded()
    #expect(stack.constraints.allSatisfy { $0.firstItem === stack && $0.secondItem == nil })
  }

  // MARK: Distributions

  @Test("proportional lengths fill the axis in the proportion of the contents")
  func fillProportionally() {
    let views = [ContentView(20, 10), ContentView(60, 10)]
    _ = makeStack(CGSize(width: 180, height: 10), spacing: 20, distribution: .fillProportionally, views)
    // The first view has 20 / 100 of 180, and the last one the rest.
    #expect(widths(views) == [36, 124])
    #expect(xs(views) == [0, 56])
    let alone = [ContentView(20, 10)]
    _ = makeStack(CGSize(width: 180, height: 10), spacing: 20, distribution: .fillProportionally, alone)
    #expect(widths(alone) == [180])
  }

  @Test("proportions follow contents that change")
  func fillProportionallyFollows() {
    let views = [ContentView(20, 10), ContentView(60, 10)]
    let stack = makeStack(CGSize(width: 160, height: 10), distribution: .fillProportionally, views)
    #expect(widths(views) == [40, 120])
    views[0].content.width = 60
    stack.layoutIfNeeded()
    #expect(widths(views) == [80, 80])
  }

  @Test(
    "contents beyond all lengths have proportions, too", arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e300])
  func fillProportionallyBeyondLengths(_ length: CGFloat) {
    let views = [ContentView(length, 10), ContentView(length, 10)]
    _ = makeStack(CGSize(width: 160, height: 10), distribution: .fillProportionally, views)
    #expect(widths(views) == [80, 80])
  }

  @Test("proportions follow what a nested stack arranges")
  func fillProportionallyFollowsNested() {
    let inner = [ContentView(10, 10), ContentView(10, 10)]
    let nested = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: inner)])
    let views = [nested, ContentView(60, 10)]
    let stack = makeStack(CGSize(width: 160, height: 10), distribution: .fillProportionally, views)
    #expect(widths(views) == [40, 120])
    inner[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(abs(widths(views)[0] - 160.0 / 7) < 1e-3)
    inner[1].content.width = 60
    stack.layoutIfNeeded()
    #expect(widths(views) == [80, 80])
    nested.addArrangedSubview(ContentView(120, 10))
    stack.layoutIfNeeded()
    #expect(widths(views) == [120, 40])
  }

  @Test("equal spacing shares what is left among the gaps, which are at least the spacing")
  func equalSpacing() {
    let views = [ContentView(20, 10), ContentView(50, 10), ContentView(30, 10)]
    _ = makeStack(CGSize(width: 200, height: 10), spacing: 8, distribution: .equalSpacing, views)
    #expect(xs(views) == [0, 70, 170])
    #expect(widths(views) == [20, 50, 30])
    let tight = [ContentView(20, 10), ContentView(50, 10), ContentView(30, 10)]
    _ = makeStack(CGSize(width: 100, height: 10), spacing: 8, distribution: .equalSpacing, tight)
    #expect(xs(tight)[1] - widths(tight)[0] == 8)
    #expect(widths(tight).reduce(0, +) == 84)
  }

  @Test("equal centering spaces the centers, as far as the spacing allows")
  func equalCentering() {
    let views = [ContentView(20, 10), ContentView(60, 10), ContentView(40, 10)]
    _ = makeStack(CGSize(width: 230, height: 10), spacing: 8, distribution: .equalCentering, views)
    // The centers are at 10, 110 and 210.
    let centers: [CGFloat] = views.map { ($0.frame.midX * 100).rounded() / 100 }
    #expect(centers == [10, 110, 210])
    let tight = [ContentView(20, 10), ContentView(60, 10), ContentView(100, 10)]
    _ = makeStack(CGSize(width: 200, height: 10), spacing: 8, distribution: .equalCentering, tight)
    #expect(xs(tight) == [0, 32, 100])
  }

  // MARK: Spacing

  @Test("a gap of its own after one view")
  func customSpacing() {
    let views = [ContentView(10, 10), ContentView(10, 10), ContentView(10, 10), UIView()]
    let stack = makeStack(CGSize(width: 200, height: 10), spacing: 5, views)
    stack.setCustomSpacing(20, after: views[1])
    stack.layoutIfNeeded()
    #expect(xs(views) == [0, 15, 45, 60])
    #expect(stack.customSpacing(after: views[1]) == 20)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    views[2].isHidden = true
    stack.layoutIfNeeded()
    #expect(xs(views) == [0, 15, 35, 45])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stack.layoutIfNeeded()
    #expect(xs(views)[3] == 33)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    stack.layoutIfNeeded()
    #expect(xs(views)[3] == 30)
    stack.setCustomSpacing(20, after: UIView())
    stack.removeArrangedSubview(views[1])
    stack.addArrangedSubview(views[1])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("system spacing is 8 points; negative spacing overlaps")
  func specialSpacing() {
    let views = [ContentView(10, 10), UIView()]
    let stack = makeStack(CGSize(width: 100, height: 10), spacing: UIStackView.spacingUseSystem, views)
    #expect(xs(views) == [0, 18])
    stack.spacing = -4
    stack.layoutIfNeeded()
    #expect(xs(views) == [0, 6])
  }

  @Test("hidden views leave exactly the gaps of the others", arguments: [[0], [1], [1, 2], [3], [0, 1], [0, 1, 2]])
  func hiddenGaps(hidden: [Int]) {
    let views = (0..<4).map { _ in ContentView(10, 10) }
    for index in hidden { views[index].isHidden = true }
    let shown = views.filter { !$0.isHidden }
    let length = CGFloat(shown.count) * 15 - 5
    _ = makeStack(CGSize(width: length, height: 10), spacing: 5, views)
    #expect(xs(shown) == shown.indices.map { CGFloat($0) * 15 })
    #expect(widths(views) == views.map { $0.isHidden ? 0 : 10 })
  }

  @Test("showing and hiding views lays the stack out anew")
  func toggling() {
    let root = makeRoot(320, 100)
    let views = (0..<3).map { _ in ContentView(20, 10) }
    let stack = place(UIStackView(arrangedSubviews: views), in: root)
    stack.spacing = 4
    activate(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 68, 10))
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 44, 10))
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 68, 10))
    #expect(views.map(\.frame.minX) == [0, 24, 48])
    for view in views { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 0, 10))
    for view in views { view.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 0, 0))
  }

  // MARK: Alignments

  @Test(
    "views lie across a row by the alignment",
    arguments: [
      (.fill, [0, 0], [30, 30]), (.top, [0, 0], [10, 20]), (.bottom, [20, 10], [10, 20]),
      (.center, [10, 5], [10, 20]),
    ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
  func alignments(alignment: UIStackView.Alignment, y: [CGFloat], height: [CGFloat]) {
    let views = [ContentView(10, 10), ContentView(10, 20)]
    _ = makeStack(CGSize(width: 20, height: 30), alignment: alignment, views)
    #expect(ys(views) == y)
    #expect(heights(views) == height)
  }

  @Test(
    "a row is as high as its highest view",
    arguments: [.fill, .top, .bottom, .center] as [UIStackView.Alignment])
  func hugsThickest(alignment: UIStackView.Alignment) {
    let stack = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(10, 25), UIView()])
    stack.alignment = alignment
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 25))
  }

  @Test("leading and trailing of a column follow the direction of text")
  func mirrored() {
    let views = [ContentView(10, 10), ContentView(20, 10)]
    let stack = makeStack(CGSize(width: 100, height: 20), axis: .vertical, alignment: .leading, views)
    #expect(xs(views) == [0, 0])
    stack.traitOverrides.layoutDirection = .rightToLeft
    stack.layoutIfNeeded()
    #expect(xs(views) == [90, 80])
    stack.axis = .horizontal
    stack.layoutIfNeeded()
    #expect(xs(views) == [20, 0])
  }

  @Test("first and last baselines line up, and every view stays inside")
  func baselines() {
    let views = [WrappingView(characters: 2), ContentView(10, 40)]
    _ = makeStack(CGSize(width: 30, height: 60), alignment: .firstBaseline, views)
    // The first baseline of a view without text is at its top. The text's baseline is 15 below its top.
    #expect(ys(views) == [0, 15])
    let last = [WrappingView(characters: 2), ContentView(10, 40)]
    _ = makeStack(CGSize(width: 30, height: 60), alignment: .lastBaseline, last)
    #expect(ys(last) == [40, 15])
    let stack = UIStackView(arrangedSubviews: [WrappingView(characters: 2), ContentView(10, 40)])
    stack.alignment = .firstBaseline
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 55))
  }

  @Test("gaps of a column can reach from baseline to baseline")
  func baselineRelative() {
    let views = [WrappingView(characters: 2), WrappingView(characters: 2)]
    let stack = makeStack(CGSize(width: 30, height: 50), axis: .vertical, spacing: 30, alignment: .leading, views)
    stack.isBaselineRelativeArrangement = true
    stack.layoutIfNeeded()
    // The second baseline is 30 below the first one, which is 15 below the top.
    #expect(ys(views)[1] == 30)
  }

  @Test("views can lie within the stack's margins")
  func margins() {
    let views = [ContentView(10, 10), ContentView(20, 10)]
    let stack = makeStack(CGSize(width: 100, height: 50), views)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 2)
    #expect(views[0].frame.minY == 1)
    #expect(views[1].frame.maxX == 96)
    #expect(views[1].frame.maxY == 47)
  }

  @Test("a stack has no margins where nobody sets any")
  func noMargins() {
    let root = makeRoot(320, 100)
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.isLayoutMarginsRelativeArrangement = true
    let view = ContentView(10, 10)
    stack.addArrangedSubview(view)
    root.addSubview(stack)
    activate(
      stack.layoutMarginsGuide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(stack.layoutMargins == .zero)
    #expect(stack.frame == rect(20, 0, 280, 10))
    #expect(view.frame == rect(0, 0, 280, 10))
    root.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 0)
    stack.preservesSuperviewLayoutMargins = true
    #expect(stack.layoutMargins == UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0))
  }

  @Test("proportional filling needs a length of every view: with one that has none it is filling by content")
  func proportionalWithoutLength() {
    let (content, empty) = (ContentView(30, 10), UIView())
    content.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = makeStack(CGSize(width: 200, height: 10), distribution: .fillProportionally, [content, empty])
    #expect((content.frame.width, empty.frame.width) == (30, 170))
    empty.isHidden = true
    stack.layoutIfNeeded()
    #expect(content.frame.width == 200)
  }

  @Test("hidden views hang on visible ones: in the middle of the gap, or at the edge of the nearest")
  func hiddenPlaces() {
    let views = [10, 20, 30, 40, 50].map { ContentView($0, 10) }
    for index in [0, 2, 4] { views[index].isHidden = true }
    let stack = makeStack(CGSize(width: 68, height: 10), spacing: 8, views)
    #expect(views.map(\.frame.minX) == [0, 0, 24, 28, 68])
    #expect(views.map(\.frame.width) == [0, 20, 0, 40, 0])
    views[2].widthAnchor.constraint(equalToConstant: 30).isActive = true
    _ = reportedConflicts { stack.layoutIfNeeded() }
    #expect(views[3].frame.minX == 28)
  }

  // MARK: Wrapping text

  @Test("labels whose text wraps have equal shares of a row, whatever their texts")
  func textShares() {
    let labels = ["Every 2 months", "$60.00"].map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      return label
    }
    let stack = makeStack(CGSize(width: 386, height: 40), spacing: 4, labels)
    #expect(labels.map(\.frame.width) == [191, 191])
    labels[0].numberOfLines = 1
    labels[1].numberOfLines = 1
    stack.layoutIfNeeded()
    #expect(labels[0].frame.width > 300)
    labels[1].numberOfLines = 2
    stack.layoutIfNeeded()
    #expect(labels[1].frame.width == 191)
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(labels[1].frame.width < 100)
  }

  @Test("shares give way to what hugs more than the text, and to its width where it is all that there is")
  func textSharesGiveWay() {
    let (label, button) = (UILabel(), ContentView(44, 20))
    label.text = "A text that wraps"
    label.numberOfLines = 0
    let stack = makeStack(CGSize(width: 300, height: 40), [label, button])
    // The button shares the width up to a hugging priority of 260: that of the text (250) and 10 more.
    #expect(button.frame.width == 150)
    button.setContentHuggingPriority(UILayoutPriority(259), for: .horizontal)
    stack.layoutIfNeeded()
    #expect(button.frame.width == 150)
    button.setContentHuggingPriority(UILayoutPriority(261), for: .horizontal)
    stack.layoutIfNeeded()
    #expect(button.frame.width == 44)
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(button.frame.width == 150)
    // A stack with the width of its content has no width to distribute.
    let free = UIStackView(arrangedSubviews: [button, label])
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    #expect(free.systemLayoutSizeFitting(.zero).width >= 44 + label.intrinsicContentSize.width)
  }

  // MARK: Arranged views

  @Test("arranging is not being a subview: order and place are the stack's own")
  func order() {
    let views = plain(3)
    let stack = UIStackView()
    stack.addSubview(views[2])
    stack.addArrangedSubview(views[0])
    stack.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == [views[2], views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 3)
    #expect(stack.arrangedSubviews == [views[0], views[1], views[2]])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("a view that goes to another stack leaves the first")
  func movingBetweenStacks() {
    let views = plain(2)
    let (first, second) = (UIStackView(arrangedSubviews: views), UIStackView())
    first.layoutIfNeeded()
    second.addArrangedSubview(views[0])
    #expect(first.arrangedSubviews == [views[1]])
    #expect(second.arrangedSubviews == [views[0]])
    #expect(first.subviews == [views[1]])
    first.layoutIfNeeded()
    second.layoutIfNeeded()
  }

  @Test("a view that is no longer arranged is under no constraint of the stack's")
  func noLongerArranged() {
    let views = [ContentView(10, 10), ContentView(20, 10)]
    let stack = makeStack(CGSize(width: 100, height: 10), views)
    stack.removeArrangedSubview(views[0])
    stack.layoutIfNeeded()
    #expect(views[1].frame == rect(0, 0, 100, 10))
    #expect(!stack.constraints.contains { $0.firstItem === views[0] || $0.secondItem === views[0] })
  }

  @Test("every count of views in every distribution and alignment fills the stack without a conflict")
  func smallWorld() {
    UserInterface.current.layoutConflicts.removeAll()
    let distributions = (0..<5).compactMap { UIStackView.Distribution(rawValue: $0) }
    let alignments = (0..<6).compactMap { UIStackView.Alignment(rawValue: $0) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in distributions {
        for alignment in alignments {
          for count in 0..<4 {
            for hidden in 0...count {
              let views: [ContentView] = (0..<count).map { (index: Int) in
                ContentView(CGFloat(10 + index), CGFloat(20 + index))
              }
              if hidden < count { views[hidden].isHidden = true }
              let stack = makeStack(
                CGSize(width: 120, height: 90), axis: axis, spacing: 3, distribution: distribution,
                alignment: alignment, views)
              checkFilled(stack, views.filter { !$0.isHidden })
            }
          }
        }
      }
    }
    #expect(UserInterface.current.layoutConflicts.recent.isEmpty)
  }

  @Test("views run the stack's way, whichever way their own content runs", arguments: UIStackView.Distribution.allShown)
  func directionIsTheStacks(_ distribution: UIStackView.Distribution) {
    let views = [40, 60, 50].map { ContentView($0, 10) }
    let stack = makeStack(CGSize(width: 150, height: 10), distribution: distribution, views)
    let leftToRight = views.map(\.frame)
    views[1].semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map(\.frame) == leftToRight)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    for (view, old) in zip(views, leftToRight) {
      #expect(abs(view.frame.minX - (150 - old.maxX)) < 0.001)
      #expect(abs(view.frame.width - old.width) < 0.001)
    }
    for view in views { view.semanticContentAttribute = .forceLeftToRight }
    stack.layoutIfNeeded()
    #expect(abs(views[0].frame.maxX - 150) < 0.001)
  }

  @Test("a stack of hidden views with margins is not -0 high")
  func emptyIsPositiveZero() {
    let view = ContentView(30, 20)
    view.isHidden = true
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height.sign == .plus)
    #expect(size.width == 36)
  }

  private func checkFilled(_ stack: UIStackView, _ shown: [ContentView]) {
    guard let first = shown.first, let last = shown.last else { return }
    let isRow = stack.axis == .horizontal
    let start = isRow ? first.frame.minX : first.frame.minY
    let end = isRow ? last.frame.maxX : last.frame.maxY
    let length = isRow ? stack.bounds.width : stack.bounds.height
    #expect(abs(start) < 0.001)
    #expect(abs(end - length) < 0.001)
    let bounds = stack.bounds.insetBy(dx: -0.001, dy: -0.001)
    #expect(shown.allSatisfy { bounds.contains($0.frame) })
  }
}

extension UIStackView.Distribution {
  fileprivate static let allShown: [Self] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
}
