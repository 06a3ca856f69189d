import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Frames of flows; the first ones were recorded of Apple's.
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

  private func shown(_ counts: [Int], _ layout: UICollectionViewLayout, _ width: CGFloat = 375, _ height: CGFloat = 600)
    -> TestCollection
  {
    let test = TestCollection.counts(counts, layout: layout, size: CGSize(width: width, height: height))
    test.show()
    return test
  }

  @Test func `items are spread over the line, the last line as if it were full`() {
    let layout = flow(
      CGSize(width: 100, height: 60), inset: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    let test = shown([7], layout)
    #expect((0..<3).map { test.frame($0).minX } == [16, 137.5, 259])
    #expect(test.frame(6).origin == CGPoint(x: 16, y: 148))
    #expect(test.view.contentSize == CGSize(width: 375, height: 216))
  }

  @Test func `an exact fit leaves the least spacing`() {
    let test = shown([5], flow(CGSize(width: 115, height: 50), line: 12, gap: 15))
    #expect((0..<4).map { test.frame($0).minX } == [0, 130, 260, 0])
    #expect(test.frame(3).minY == 62)
    #expect(test.view.contentSize.height == 112)
  }

  @Test func `headers and footers lie around the insets of each section`() {
    let layout = flow(CGSize(width: 80, height: 40), inset: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12))
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let test = shown([3, 2], layout)
    #expect((0..<3).map { test.frame($0).minX } == [12, 102.5, 192.5])
    #expect(test.frame(0).minY == 34)
    #expect(test.footer() == CGRect(x: 0, y: 80, width: 375, height: 20))
    #expect(test.header(1) == CGRect(x: 0, y: 100, width: 375, height: 30))
    #expect(test.frame(0, 1).minY == 134)
    #expect(test.view.contentSize.height == 200)
  }

  @Test func `a horizontal flow has columns`() {
    let layout = flow(CGSize(width: 90, height: 70), inset: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    layout.scrollDirection = .horizontal
    let test = shown([7], layout, 375, 220)
    #expect([0, 2, 4, 6].map { test.frame($0).minX } == [12, 112, 212, 312])
    #expect((0..<2).map { test.frame($0).minY } == [8, 142])
    #expect(test.view.contentSize == CGSize(width: 414, height: 220))
  }

  @Test func `a horizontal flow has headers at the left`() {
    let layout = flow(CGSize(width: 90, height: 70), inset: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 40, height: 0)
    layout.footerReferenceSize = CGSize(width: 20, height: 0)
    let test = shown([3, 2], layout, 375, 200)
    #expect([0, 2].map { test.frame($0).minX } == [52, 152])
    #expect((0..<2).map { test.frame($0).minY } == [8, 122])
    #expect(test.footer()?.minX == 254)
    #expect(test.header(1)?.minX == 274)
    #expect(test.frame(0, 1).minX == 326)
    #expect(test.view.contentSize.width == 448)
  }

  @Test(arguments: [(250.0, -25.0), (150, 25)])
  func `one item a line is centred`(width: Double, x: Double) {
    let test = shown([3], flow(CGSize(width: width, height: 40), line: 6), 200)
    #expect((0..<3).map { test.frame($0).origin } == [0, 46, 92].map { CGPoint(x: x, y: $0) })
    #expect(test.view.contentSize.height == 132)
  }

  @Test func `a single item of a line that holds two begins at the left`() {
    #expect(shown([1], flow(CGSize(width: 90, height: 40)), 200).frame(0).minX == 0)
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

/// The same numbers on every run.
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
