import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
@Suite("Sizes", .ownHosts)
struct SizeTests {
  private let box = UIView()
  private let other = UIView()

  @Test("widths, heights and squares are points")
  func points() {
    Place([box, other]).layOut {
      [box, other].pin(.top, .leading)
      box.size(80)
      other.size(CGSize(width: 30, height: 20))
    }
    #expect(box.bounds.size == CGSize(width: 80, height: 80))
    #expect(other.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test("limits hold against the content")
  func limits() {
    let (small, large) = (SizedView(10, 10), SizedView(90, 90))
    Place([small, large]).layOut {
      [small, large].pin(.top, .leading)
      small.width(.atLeast(44))
      small.height(.atLeast(44))
      large.size(.atMost(60))
      small.hug(at: .defaultLow)
      large.resist(at: .defaultLow)
    }
    #expect(small.bounds.size == CGSize(width: 44, height: 44))
    #expect(large.bounds.size == CGSize(width: 60, height: 60))
  }

  @Test("sizes are like those of others, or a share of them, plus points")
  func others() {
    let third = UIView()
    Place([box, other, third]).layOut {
      [box, other, third].pin(.top, .leading)
      box.size(width: 80, height: 40)
      other.width(like: box, plus: 5)
      other.height(0.5, of: box, plus: 1)
      third.size(like: other)
    }
    #expect(other.bounds.size == CGSize(width: 85, height: 21))
    #expect(third.bounds.size == CGSize(width: 85, height: 21))
  }

  @Test("percentages are of the superview or a part of it")
  func percent() {
    let place = Place([box])
    place.root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    place.layOut {
      box.pin(.top, .leading)
      box.width(percent: 50, of: .margins)
      box.height(percent: .exactly(30))
    }
    #expect(box.bounds.size == CGSize(width: 75, height: 30))
  }

  @Test("the aspect is width by height")
  func aspect() {
    Place([box]).layOut {
      box.pin(.top, .leading)
      box.width(160)
      box.aspect(16 / 9)
    }
    #expect(box.bounds.height == 90)
  }

  @Test("hugging and compression resistance hold while their layout does")
  func contentPriorities() {
    let label = UILabel()
    let before = label.contentHuggingPriority(for: .vertical)
    let group = ConstraintGroup {
      label.hug(.horizontal)
      label.resist(.vertical, at: .defaultLow)
    }
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    group.activate()
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(label.contentHuggingPriority(for: .vertical) == before)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    group.deactivate()
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
