import Foundation
import Testing

@testable import UIKit

/// Frames of stack views. Figures marked F are recorded from UIKit; UIKit on the Mac puts origins on whole points and
/// sizes on half ones there, an iPhone both on pixels: the same solved values, checked before rounding.
@Suite("Stack views") @MainActor
struct UIStackViewTests {
  /// A stack in a root at a scale so fine that frames are the solved values.
  func makeStack(
    _ size: CGSize, axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    distribution: UIStackView.Distribution = .fill, alignment: UIStackView.Alignment = .fill, scale: CGFloat = 1000,
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

  @Test("F042: four equal views in 320 with 8 between")
  func fillEqually() {
    let views = plain(4)
    _ = makeStack(CGSize(width: 320, height: 100), spacing: 8, distribution: .fillEqually, views)
    #expect(xs(views) == [0, 82, 164, 246])
    #expect(widths(views) == [74, 74, 74, 74])
    #expect(heights(views) == [100, 100, 100, 100])
  }

  @Test("F044: four equal views in a column of 99")
  func fillEquallyVertically() {
    let views = plain(4)
    _ = makeStack(CGSize(width: 100, height: 99), axis: .vertical, distribution: .fillEqually, views)
    #expect(ys(views) == [0, 24.75, 49.5, 74.25])
    #expect(heights(views) == [24.75, 24.75, 24.75, 24.75])
  }

  @Test("F046: a hidden view takes no space, and lies in the middle of the gap")
  func hidden() {
    let views = plain(4)
    views[2].isHidden = true
    _ = makeStack(CGSize(width: 320, height: 100), spacing: 8, distribution: .fillEqually, views)
    #expect(xs(views) == [0, 109.333, 214.667, 218.667])
    #expect(widths(views) == [101.333, 101.333, 0, 101.333])
    #expect(heights(views) == [100, 100, 100, 100])
  }

  @Test("F047: a view without content takes what the others leave")
  func fillWithPlainView() {
    let views = [ContentView(28, 19), UIView(), ContentView(37.5, 19)]
    _ = makeStack(CGSize(width: 300, height: 30), spacing: 8, alignment: .center, views)
    #expect(views.map(\.frame) == [rect(0, 5.5, 28, 19), rect(36, 15, 218.5, 0), rect(262.5, 5.5, 37.5, 19)])
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
    let views = [ContentView(76.5, 19), ContentView(94, 19)]
    _ = makeStack(CGSize(width: 120, height: 30), spacing: 8, views)
    #expect(widths(views) == [18, 94])
    #expect(xs(views) == [0, 26])
  }

  @Test("F050: the last of two views without content takes all that is left")
  func fillTwoSpacers() {
    let views = [ContentView(29.5, 19), UIView(), ContentView(29, 19), UIView(), ContentView(41.5, 19)]
    _ = makeStack(CGSize(width: 300, height: 30), spacing: 8, views)
    #expect(xs(views) == [0, 37.5, 45.5, 82.5, 258.5])
    #expect(widths(views) == [29.5, 0, 29, 168, 41.5])
  }

  @Test("F051: nested stacks share a row and hug their columns")
  func nestedColumns() {
    func column() -> UIStackView {
      let views = [ContentView(39, 19), ContentView(34.5, 16), ContentView(28.5, 16)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = 3
      stack.alignment = .leading
      return stack
    }
    let columns = [column(), column()]
    #expect(columns[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 39, height: 57))
    _ = makeStack(
      CGSize(width: 266, height: 111), spacing: 10, distribution: .fillEqually, alignment: .top, columns)
    #expect(columns.map(\.frame) == [rect(0, 0, 128, 57), rect(138, 0, 128, 57)])
    #expect(ys(columns[0].arrangedSubviews) == [0, 22, 41])
    #expect(heights(columns[0].arrangedSubviews) == [19, 16, 16])
  }

  @Test("F052: a nested stack gives way before a view that hugs its content")
  func nestedIsFlexible() {
    let label = ContentView(34.5, 19)
    let nested = UIStackView(arrangedSubviews: [ContentView(22.5, 16), ContentView(41, 16)])
    nested.axis = .vertical
    nested.spacing = 3
    nested.alignment = .leading
    _ = makeStack(CGSize(width: 300, height: 60), spacing: 8, alignment: .top, [label, nested])
    #expect(label.frame == rect(0, 0, 34.5, 19))
    #expect(nested.frame == rect(42.5, 0, 257.5, 35))
  }

  @Test("F053: a view that is no longer arranged stays a subview")
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
    #expect(stack.constraints.isEmpty)
  }
}
