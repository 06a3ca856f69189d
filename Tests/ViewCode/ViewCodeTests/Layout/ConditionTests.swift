import TestHosts
import Testing
import UIKit
import ViewCode
import ViewHost

@MainActor
private final class AdaptiveView: CodedView {
  let (image, labels) = (UIView(), UIView())
  var isLarge = false

  var hierarchy: Hierarchy {
    image
    labels
  }

  var layout: Layout {
    image.pin(.top, .leading)
    image.size(20)
    labels.size(10)
    When(.landscape) {
      labels.pin(after: image, gap: 4)
      labels.pin(.top)
    } otherwise: {
      labels.pin(below: image, gap: 4)
      labels.pin(.leading)
    }
  }
}

@MainActor
private final class SizeClassView: CodedView {
  let box = UIView()
  var isWide = false

  var hierarchy: Hierarchy { box }
  var layout: Layout {
    box.pin(.top, .leading)
    box.size(30).when(.all(.regularWidth, .not(.largeText)))
    box.size(10).when(.compactWidth)
    When { [unowned self] in
      isWide
    } then: {
      box.pin(.top, offset: 0).priority(1)
    }
  }
}

@MainActor
@Suite("Layouts with conditions", .ownHosts)
struct ConditionTests {
  @Test("a condition is looked at again when the view is laid out with another size")
  func orientation() {
    let view = AdaptiveView(frame: rect(0, 0, 100, 200))
    view.layoutIfNeeded()
    #expect(view.labels.frame == rect(0, 24, 10, 10))
    view.frame = rect(0, 0, 200, 100)
    view.layoutIfNeeded()
    #expect(view.labels.frame == rect(24, 0, 10, 10))
    view.frame = rect(0, 0, 100, 200)
    view.layoutIfNeeded()
    #expect(view.labels.frame == rect(0, 24, 10, 10))
  }

  @Test("a condition is looked at again when traits change")
  func traits() throws {
    let view = SizeClassView()
    let host = try ViewHost(device: .named("iPhone 15"))
    host.show(view)
    #expect(view.box.bounds.width == 10)
    let pad = SizeClassView()
    let padHost = try ViewHost(device: .named("iPad Pro 11"))
    padHost.show(pad)
    #expect(pad.box.bounds.width == 30)
  }

  @Test("anything that is true or false can be a condition")
  func closure() {
    let view = SizeClassView(frame: rect(0, 0, 100, 100))
    let count = view.constraints.count
    view.isWide = true
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.constraints.count == count + 1)
    view.isWide = false
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.constraints.count == count)
  }

  @Test("conditions are put together")
  func together() {
    let view = UIView(frame: rect(0, 0, 10, 20))
    func holds(_ condition: LayoutCondition) -> Bool {
      let box = UIView()
      view.addSubview(box)
      let group = ConstraintGroup { box.width(1).when(condition) }
      let marker = ConstraintGroup {
        box.height(1)
        group
      }
      marker.activate()
      return box.constraints.contains { $0.firstAttribute == .width }
    }
    #expect(holds(.portrait))
    #expect(!holds(.landscape))
    #expect(holds(.any(.landscape, .portrait)))
    #expect(!holds(.all(.landscape, .portrait)))
    #expect(!holds(.not(.portrait)))
    #expect(!holds(.width(atLeast: 11)))
    #expect(holds(LayoutCondition { _ in true }))
  }
}
