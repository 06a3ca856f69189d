import Foundation
import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

/// Frames of flow layouts. Figures marked F were recorded from Apple's implementation.
@MainActor
@Suite(.ownHosts)
struct UICollectionViewFlowLayoutTests {
  init() { StandardScreen.make() }

  private func flow(_ item: CGSize, line: CGFloat = 10, gap: CGFloat = 10, inset: UIEdgeInsets = .zero)
    -> UICollectionViewFlowLayout
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = item
    layout.minimumLineSpacing = line
    layout.minimumInteritemSpacing = gap
    layout.sectionInset = inset
    return layout
  }

  /// Returns the layout of a recorded one.
  private func flow(_ fact: LayoutFact) -> UICollectionViewFlowLayout {
    flow(
      fact.given.size("item"), line: fact.given.number("line"), gap: fact.given.number("gap"),
      inset: fact.given.insets("inset"))
  }

  private func counts(_ fact: LayoutFact) -> [Int] { fact.given.numbers("items").map { Int($0) } }

  @Test("a line that is wider than any screen ends")
  func endlessLine() {
    let layout = flow(CGSize(width: 50, height: 50))
    let test = shown([10_000], layout, 9.3e18)
    let frames = (0..<10_000).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    #expect(frames.count == 10_000)
    let areFinite = frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite }
    #expect(areFinite)
    withExtendedLifetime(test) {}
  }

  private func shown(_ counts: [Int], _ layout: UICollectionViewLayout, _ width: CGFloat = 375, _ height: CGFloat = 600)
    -> TestCollection
  {
    let test = TestCollection.counts(counts, layout: layout, size: CGSize(width: width, height: height))
    test.show()
    return test
  }

  @Test func `F065: items are spread over the line, the last line as if it were full`() {
    let fact = LayoutFact["F065"]
    let test = shown(counts(fact), flow(fact), fact.given.number("width"))
    #expect((0..<3).map { test.frame($0).minX } == fact.expected.numbers("x"))
    #expect([test.frame(6).minX, test.frame(6).minY] == fact.expected.numbers("last"))
    #expect(test.view.contentSize == CGSize(width: fact.given.number("width"), height: fact.expected.number("height")))
  }

  @Test func `F066: an exact fit leaves the least spacing`() {
    let fact = LayoutFact["F066"]
    let test = shown(counts(fact), flow(fact), fact.given.number("width"))
    #expect((0..<4).map { test.frame($0).minX } == fact.expected.numbers("x") + [0])
    #expect(test.frame(3).minY == fact.expected.number("secondLine"))
    #expect(test.view.contentSize.height == fact.expected.number("height"))
  }

  @Test func `F067: headers and footers lie around the insets of each section`() {
    let fact = LayoutFact["F067"]
    let (header, footer) = (fact.given.number("header"), fact.given.number("footer"))
    let width = fact.given.number("width")
    let layout = flow(fact)
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    layout.footerReferenceSize = CGSize(width: 0, height: footer)
    let test = shown(counts(fact), layout, width)
    #expect((0..<3).map { test.frame($0).minX } == fact.expected.numbers("x"))
    #expect(test.frame(0).minY == fact.expected.number("y"))
    #expect(test.footer() == CGRect(x: 0, y: fact.expected.number("footer"), width: width, height: footer))
    #expect(test.header(1) == CGRect(x: 0, y: fact.expected.number("secondHeader"), width: width, height: header))
    #expect(test.frame(0, 1).minY == fact.expected.number("secondItems"))
    #expect(test.view.contentSize.height == fact.expected.number("height"))
  }

  @Test func `F068: a horizontal flow has columns`() {
    let fact = LayoutFact["F068"]
    let size = fact.given.size("size")
    let layout = flow(fact)
    layout.scrollDirection = .horizontal
    let test = shown(counts(fact), layout, size.width, size.height)
    #expect([0, 2, 4, 6].map { test.frame($0).minX } == fact.expected.numbers("x"))
    #expect((0..<2).map { test.frame($0).minY } == fact.expected.numbers("y"))
    #expect(test.view.contentSize == fact.expected.size("content"))
  }

  @Test func `F069: a horizontal flow has headers at the left`() {
    let fact = LayoutFact["F069"]
    let size = fact.given.size("size")
    let layout = flow(fact)
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: fact.given.number("header"), height: 0)
    layout.footerReferenceSize = CGSize(width: fact.given.number("footer"), height: 0)
    let test = shown(counts(fact), layout, size.width, size.height)
    #expect([0, 2].map { test.frame($0).minX } == fact.expected.numbers("x"))
    #expect((0..<2).map { test.frame($0).minY } == fact.expected.numbers("y"))
    #expect(test.footer()?.minX == fact.expected.number("footer"))
    #expect(test.header(1)?.minX == fact.expected.number("secondHeader"))
    #expect(test.frame(0, 1).minX == fact.expected.number("secondItems"))
    #expect(test.view.contentSize.width == fact.expected.number("contentWidth"))
  }

  @Test func `F070, F071: one item a line is centered`() {
    let (wider, narrower) = (LayoutFact["F070"], LayoutFact["F071"])
    for fact in [wider, narrower] {
      let layout = flow(fact.given.size("item"), line: wider.given.number("line"))
      let test = shown([3], layout, fact.given.number("width"))
      #expect((0..<3).map { test.frame($0).minX }.allSatisfy { $0 == fact.expected.number("x") })
      #expect((0..<3).map { test.frame($0).minY } == wider.expected.numbers("y"))
      #expect(test.view.contentSize.height == wider.expected.number("height"))
    }
  }

  @Test func `F073: a single item of a line that holds two begins at the left`() {
    let fact = LayoutFact["F073"]
    let layout = flow(fact.given.size("item"), gap: fact.given.number("gap"))
    #expect(shown([1], layout, fact.given.number("width")).frame(0).minX == fact.expected.number("x"))
  }

  @Test func `F074: two items of a line that holds four are as far apart as four are`() {
    let fact = LayoutFact["F074"]
    let test = shown(counts(fact), flow(fact.given.size("item")), fact.given.number("width"))
    #expect((0..<2).map { test.frame($0).minX } == fact.expected.numbers("x"))
    #expect(test.header() == nil && test.footer() == nil)
  }

  @Test("where sizes differ the last line keeps the least spacing, and lone items of others are centered")
  func raggedLines() {
    let layout = flow(CGSize(width: 50, height: 50))
    let sizes = [150, 120, 100, 150, 60, 40].map { CGSize(width: $0, height: 30) }
    let test = shown([6], layout, 200)
    let delegate = SizingDelegate(sizes)
    test.view.delegate = delegate
    layout.invalidateLayout()
    test.view.layoutIfNeeded()
    #expect((0..<6).map { test.frame($0).minX } == [25, 40, 50, 25, 0, 70])
    let heights = [30, 30, 31].map { CGSize(width: 50, height: $0) }
    delegate.sizes = heights + heights
    layout.invalidateLayout()
    test.view.layoutIfNeeded()
    #expect((0..<6).map { test.frame($0).minX } == [0, 75, 150, 0, 60, 120])
  }

  @Test("a lone item of the last line is at the left by the delegate's size, and centered by its own")
  func loneItem() {
    let layout = flow(CGSize(width: 50, height: 50))
    let test = shown([2], layout, 200)
    let delegate = SizingDelegate([CGSize(width: 150, height: 30), CGSize(width: 60, height: 30)])
    test.view.delegate = delegate
    layout.invalidateLayout()
    test.view.layoutIfNeeded()
    #expect((0..<2).map { test.frame($0).minX } == [25, 0])
    let measuring = flow(CGSize(width: 50, height: 50))
    measuring.estimatedItemSize = CGSize(width: 50, height: 50)
    let own = TestCollection.counts([1], layout: measuring, size: CGSize(width: 200, height: 400))
    own.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    own.configure = { cell, _ in (cell as? SizedCell)?.ask(CGSize(width: 60, height: 20)) }
    own.show()
    #expect(own.frame(0) == CGRect(x: 70, y: 0, width: 60, height: 20))
  }

  @Test("self-sizing items of one size make a grid")
  func measuredGrid() {
    let layout = flow(CGSize(width: 50, height: 50))
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let test = TestCollection.counts([5], layout: layout, size: CGSize(width: 200, height: 400))
    test.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    test.configure = { cell, _ in (cell as? SizedCell)?.ask(CGSize(width: 55, height: 20)) }
    test.show()
    #expect((0..<5).map { test.frame($0).minX } == [0, 72.5, 145, 0, 72.5])
  }

  @Test func `headers stay in sight while their section is`() {
    let layout = flow(CGSize(width: 375, height: 100), line: 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let test = shown([10, 10], layout, 375, 400)
    test.view.contentOffset.y = 500
    test.view.layoutIfNeeded()
    #expect(test.header()?.minY == 500)
    test.view.contentOffset.y = 1020
    test.view.layoutIfNeeded()
    #expect(test.header()?.minY == 1000)
    #expect(test.header(1)?.minY == 1030)
  }

  @Test func `items of estimated size take the size of their content`() {
    let layout = flow(CGSize(width: 50, height: 50))
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let test = TestCollection.counts([6], layout: layout, size: CGSize(width: 200, height: 400))
    test.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    let widths: [CGFloat] = [80, 110, 60, 60, 60, 150]
    test.configure = { cell, path in
      (cell as? SizedCell)?.ask(CGSize(width: widths[path.item], height: 20 + CGFloat(path.item) * 2))
    }
    test.show()
    #expect((0..<6).map { test.frame($0).width } == widths)
    #expect((0..<6).map { test.frame($0).height } == [20, 22, 24, 26, 28, 30])
    #expect((0..<6).map { test.frame($0).minX } == [0, 90, 0, 70, 140, 25])
    #expect(test.frame(0).minY == 1)
    #expect(test.frame(5).minY == 70)
    #expect(test.view.contentSize.height == 100)
  }

  @Test func `100,000 items of estimated size cost one screen`() {
    let layout = flow(CGSize(width: 50, height: 50))
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    let test = TestCollection.counts([100_000], layout: layout, size: CGSize(width: 375, height: 600))
    test.show()
    #expect(test.madeCells < 60)
    #expect(test.view.contentSize.height > 1_900_000)
    let before = test.madeCells
    test.view.contentOffset.y = 1_000_000
    test.view.layoutIfNeeded()
    #expect(test.madeCells - before < 80)
    #expect(!test.view.visibleCells.isEmpty)
  }

  @Test func `the lines of any sizes are as greedy filling makes them`() {
    var generator = SystemLikeGenerator(seed: 7)
    for _ in 0..<200 {
      let sizes = (0..<60).map { _ in
        CGSize(width: CGFloat(generator.next() % 60 + 20), height: CGFloat(generator.next() % 30 + 10))
      }
      var section = FlowSection()
      section.count = sizes.count
      section.uniformSize = CGSize(width: 45, height: 20)
      section.lineLength = 200
      section.itemSpacing = 5
      section.lines = LineIndex(spacing: 3)
      section.rebuild(from: 0)
      var measured: [Int: CGSize] = [:]
      for _ in 0..<30 {
        let item = Int(generator.next() % 60)
        measured[item] = sizes[item]
        section.measured.set(sizes[item], for: item)
        section.rebuild(from: item)
      }
      var expected: [LineIndex.Line] = []
      var (first, start) = (0, CGFloat(0))
      while first < 60 {
        var (used, height, next) = (CGFloat(-5), CGFloat(0), first)
        while next < 60 {
          let size = measured[next] ?? section.uniformSize
          if next > first, used + 5 + size.width > 200.01 { break }
          used += 5 + size.width
          height = max(height, size.height)
          next += 1
        }
        expected.append(LineIndex.Line(first: first, count: next - first, start: start, length: height))
        start += height + 3
        first = next
      }
      #expect(section.lines.lines(from: 0, to: 100_000) == expected)
    }
  }
}

private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

/// A generator of the same numbers in every run.
struct SystemLikeGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
