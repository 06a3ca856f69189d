import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
@Suite("Pinning", .ownHosts)
struct PinTests {
  private let box = UIView()

  @Test("edges lie inside the superview by their inset")
  func insets() {
    Place([box]).layOut { box.pin(.edges, inset: 10) }
    #expect(box.frame == rect(10, 10, 180, 80))
    let other = UIView()
    Place([other]).layOut { other.pin(inset: 10) }
    #expect(other.frame == rect(10, 10, 180, 80))
  }

  @Test("each edge can have an inset of its own, by direction or absolute")
  func ownInsets() {
    Place([box]).layOut {
      box.pin(.edges, insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(box.frame == rect(2, 1, 194, 96))
    let other = UIView()
    Place([other]).layOut {
      other.pin(.absoluteEdges, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(other.frame == rect(2, 1, 194, 96))
  }

  @Test("leading is the right side where text runs right to left; left is not")
  func direction() {
    let (leading, left) = (UIView(), UIView())
    let place = Place([leading, left])
    for view in [place.root, leading, left] { view.semanticContentAttribute = .forceRightToLeft }
    place.layOut {
      leading.pin(.leading, .top, inset: 10)
      left.pin(.left, .top, inset: 10)
      [leading, left].size(20)
    }
    #expect(leading.frame == rect(170, 10, 20, 20))
    #expect(left.frame == rect(10, 10, 20, 20))
  }

  @Test("an offset moves every anchor the same way, centers too")
  func offsets() {
    Place([box]).layOut {
      box.pin(.center, offset: 5)
      box.size(width: 40, height: 20)
    }
    #expect(box.frame == rect(85, 45, 40, 20))
    let other = UIView()
    Place([other]).layOut { other.pin(.edges, offset: 5) }
    #expect(other.frame == rect(5, 5, 200, 100))
  }

  @Test("an inset does not move centers")
  func centersHaveNoInset() {
    Place([box]).layOut {
      box.pin(.leading, .centerY, inset: 16)
      box.size(20)
    }
    #expect(box.frame == rect(16, 40, 20, 20))
  }

  @Test("at least and at most are seen from the edge they are about")
  func limits() {
    let content = SizedView(300, 300)
    Place([content]).layOut {
      content.pin(.edges, inset: .atLeast(10))
      content.pin(.center)
      content.resist(at: .defaultLow)
    }
    #expect(content.frame == rect(10, 10, 180, 80))
    let small = SizedView(10, 10)
    Place([small]).layOut {
      small.pin(.edges, inset: .atMost(10))
      small.pin(.center)
      small.hug(at: .defaultLow)
    }
    #expect(small.frame == rect(10, 10, 180, 80))
  }

  @Test("the system's spacing is 8 points from every edge, and can be multiplied")
  func system() {
    Place([box]).layOut { box.pin(.edges, inset: .system) }
    #expect(box.frame == rect(8, 8, 184, 84))
    let other = UIView()
    Place([other]).layOut { other.pin(.edges, inset: .system(times: 2)) }
    #expect(other.frame == rect(16, 16, 168, 68))
    let content = SizedView(500, 500)
    Place([content]).layOut {
      content.pin(.edges, inset: .atLeast(.system))
      content.pin(.center)
      content.resist(at: .defaultLow)
    }
    #expect(content.frame == rect(8, 8, 184, 84))
  }

  @Test("regions of the superview need not name it")
  func regions() {
    let (margin, safe, readable, keyboard) = (UIView(), UIView(), UIView(), UIView())
    let place = Place([margin, safe, readable, keyboard])
    place.root.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    place.layOut {
      margin.pin(.edges, to: .margins)
      safe.pin(.edges, to: .safeArea)
      readable.pin(.edges, to: .readable)
      keyboard.pin(.edges, to: .aboveKeyboard)
    }
    #expect(margin.frame == rect(6, 5, 186, 88))
    #expect(safe.frame == rect(0, 0, 200, 100))
    #expect(readable.frame == rect(6, 5, 186, 88))
    #expect(keyboard.frame == rect(0, 0, 200, 100))
    let bottom = place.root.constraints.first { $0.firstItem === keyboard && $0.firstAttribute == .bottom }
    #expect(bottom?.secondItem === place.root.keyboardLayoutGuide)
    #expect(bottom?.secondAttribute == .top)
  }

  @Test("anchors are pinned to the same ones of another view or guide; sizes lose both insets")
  func toItems() {
    let (target, shade, guide) = (UIView(), UIView(), UILayoutGuide())
    let place = Place([target, shade])
    place.root.addLayoutGuide(guide)
    place.layOut {
      target.pin(.top, .leading, inset: 20)
      target.size(width: 60, height: 40)
      shade.pin(.center, .size, to: target, inset: 5)
      guide.pin(.edges, to: shade, inset: 1)
    }
    #expect(shade.frame == rect(25, 25, 50, 30))
    #expect(guide.layoutFrame == rect(26, 26, 48, 28))
  }

  @Test("a guide is pinned to the view that owns it")
  func guideInOwner() {
    let guide = UILayoutGuide()
    let place = Place([])
    place.root.addLayoutGuide(guide)
    place.layOut { guide.pin(.edges, inset: 30) }
    #expect(guide.layoutFrame == rect(30, 30, 140, 40))
  }

  @Test("an anchor is pinned to any other one along the same axis")
  func toAnchors() {
    let (first, second) = (UIView(), UIView())
    Place([first, second]).layOut {
      first.pin(.top, .leading)
      first.size(30)
      second.pin(.leading, to: first.trailingAnchor, offset: 48)
      second.pin(.centerY, to: first.bottomAnchor, offset: .exactly(2))
      second.size(10)
    }
    #expect(second.frame == rect(78, 27, 10, 10))
  }

  @Test("below, above, after and before are gaps")
  func places() {
    let (middle, below, above, after, before) = (UIView(), UIView(), UIView(), UIView(), UIView())
    Place([middle, below, above, after, before]).layOut {
      [middle, below, above, after, before].size(10)
      middle.pin(.center)
      [below, above].pin(.centerX)
      [after, before].pin(.centerY)
      below.pin(below: middle, gap: 4)
      above.pin(above: middle, gap: .system)
      after.pin(after: middle, gap: 6)
      before.pin(before: middle, gap: .system(times: 2))
    }
    #expect(middle.frame == rect(95, 45, 10, 10))
    #expect(below.frame.minY == 59)
    #expect(above.frame.maxY == 37)
    #expect(after.frame.minX == 111)
    #expect(before.frame.maxX == 79)
  }

  @Test("baselines meet; where there is no text they are top and bottom")
  func baselines() {
    let label = UILabel().setting(\.text, to: "Text").setting(\.font, to: .systemFont(ofSize: 17))
    let large = UILabel().setting(\.text, to: "Text").setting(\.font, to: .systemFont(ofSize: 34))
    Place([label, large, box]).layOut {
      large.pin(.top, .leading)
      label.pin(.firstBaseline, to: large)
      label.pin(after: large)
      box.pin(.lastBaseline, to: large)
      box.size(10)
      box.pin(.leading)
    }
    let baseline = large.frame.maxY + large.font.descender
    #expect(abs(label.frame.minY + label.font.ascender - baseline) <= 1)
    #expect(abs(box.frame.maxY - baseline) <= 1)
    #expect(label.frame.minY > 10)
  }

  @Test("a share of the superview's length is a position")
  func shares() {
    Place([box]).layOut {
      box.pin(.centerX, at: 0.25)
      box.pin(.bottom, at: 0.75)
      box.size(10)
    }
    #expect(box.frame == rect(45, 65, 10, 10))
  }

  @Test("each constraint says which line made it")
  func identifiers() {
    let place = Place([box])
    let constraints = box.pin(.edges)
    let line = #line - 1
    #expect(constraints.map(\.identifier) == Array(repeating: "ViewCodeTests/PinTests.swift:\(line)", count: 4))
    ConstraintNotes.areOn = false
    defer { ConstraintNotes.areOn = true }
    #expect(box.width(1).identifier == nil)
    #expect(place.root.constraints.isEmpty)
  }

  @Test("pinning to a superview that is not there says so, and makes nothing")
  func noSuperview() {
    let lost = UILabel().setting(\.text, to: "lost")
    var line = 0
    let heard = warnings {
      line = #line + 1
      #expect(lost.pin(.edges).isEmpty)
      #expect(lost.width(percent: 50).isEmpty)
      #expect(lost.pin(.centerX, at: 0.5).isEmpty)
    }
    #expect(heard.count == 3)
    #expect(heard.first?.line == UInt(line))
    #expect(heard.first?.file == "ViewCodeTests/PinTests.swift")
    #expect(heard.first?.message.hasPrefix("UILabel \"lost\" has no superview to pin to.") == true)
  }
}
