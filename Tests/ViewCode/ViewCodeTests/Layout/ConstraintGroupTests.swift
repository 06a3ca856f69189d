import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
@Suite("Groups of constraints", .ownHosts)
struct ConstraintGroupTests {
  private let box = UIView()

  private func place() -> Place {
    let place = Place([box])
    place.layOut { box.pin(.top, .leading) }
    return place
  }

  @Test("a group comes and goes as a whole")
  func activity() {
    let place = place()
    let group = ConstraintGroup { box.size(10) }
    #expect(group.constraints.map(\.isActive) == [false, false])
    group.isActive = true
    place.root.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 10, height: 10))
    group.deactivate()
    #expect(group.constraints.map(\.isActive) == [false, false])
    group.activate()
    #expect(group.constraints.map(\.isActive) == [true, true])
  }

  @Test("writing the lines again with other numbers changes constants and priorities")
  func update() {
    let place = place()
    let group = place.layOut {
      box.width(10)
      box.height(20).priority(.defaultHigh)
    }
    let before = group.constraints
    group.update {
      box.width(30)
      box.height(40).priority(500)
    }
    place.root.layoutIfNeeded()
    #expect(group.constraints == before)
    #expect(box.bounds.size == CGSize(width: 30, height: 40))
    #expect(before[1].priority.rawValue == 500)
  }

  @Test("an update that makes a constraint optional works while it is active")
  func updateFromRequired() {
    let group = place().layOut { box.width(10) }
    group.update { box.width(10).priority(.defaultLow) }
    #expect(group.constraints[0].priority == .defaultLow)
    #expect(group.constraints[0].isActive)
  }

  @Test("updating what does not exist says so, with the line, and changes nothing")
  func updateNothing() {
    let group = place().layOut { box.width(10) }
    var line = 0
    let heard = warnings {
      line = #line + 1
      group.update { box.width(.atLeast(30)) }
    }
    #expect(heard.map(\.line) == [UInt(line)])
    #expect(
      heard.first?.message.contains(
        "no constraint to update: the group has no constraint of the form UIView.width >= 30") == true)
    #expect(group.constraints[0].constant == 10)
  }

  @Test("a constraint is found by its name; a name that is none says which there are")
  func names() {
    let group = place().layOut {
      box.width(10).named("side")
      box.height(10)
    }
    group.update("side", to: 50)
    #expect(group["side"]?.constant == 50)
    #expect(group["side"]?.identifier?.hasPrefix("side ViewCodeTests/ConstraintGroupTests.swift:") == true)
    #expect(group["seite"] == nil)
    let heard = warnings { group.update("seite", to: 1) }
    #expect(
      heard.map(\.message) == ["no constraint to update: no constraint has the name 'seite'. The group has: side."])
  }

  @Test("replacing takes the old ones out, and activates the new ones if those were active")
  func replace() {
    let place = place()
    let group = place.layOut { box.size(10) }
    let old = group.constraints
    group.replace { box.size(25) }
    place.root.layoutIfNeeded()
    #expect(old.map(\.isActive) == [false, false])
    #expect(box.bounds.size == CGSize(width: 25, height: 25))
    group.deactivate()
    group.replace { box.size(5) }
    #expect(group.constraints.map(\.isActive) == [false, false])
  }

  @Test("updateLayout finds active constraints of a view and of those above it")
  func updateLayout() {
    let place = place()
    place.layOut {
      box.size(10)
    }
    place.root.updateLayout {
      box.width(70)
      box.pin(.leading, inset: 9)
    }
    place.root.layoutIfNeeded()
    #expect(box.frame == rect(9, 0, 70, 10))
    let heard = warnings {
      place.root.updateLayout { box.pin(.trailing, inset: 9) }
    }
    #expect(heard.count == 1)
    #expect(heard.first?.message.contains("UIView.trailing == UIView.trailing - 9") == true)
  }

  @Test("animateLayout lays out what is due first, and the change within the animation")
  func animate() {
    let place = place()
    let height = box.height(10).activate()
    box.width(10).activate()
    var heights: [CGFloat] = []
    func animate(_ animations: () -> Void) {
      heights.append(box.bounds.height)
      animations()
      heights.append(box.bounds.height)
    }
    place.root.animateLayout(by: animate) {
      height.constant = 100
    }
    #expect(heights == [10, 100])
  }

  @Test("activate() leaves the view's place to its constraints, and no other view's")
  func translating() {
    let place = Place([])
    let (outer, inner) = (UIView(), UIView())
    place.root.addSubview(outer)
    outer.addSubview(inner)
    inner.pin(.edges).activate()
    outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor).priority(1).activate()
    #expect(!inner.translatesAutoresizingMaskIntoConstraints)
    #expect(outer.translatesAutoresizingMaskIntoConstraints)
    #expect(place.root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("of the layouts of states one holds")
  func states() {
    enum Mode: CaseIterable { case compact, open }
    let place = place()
    let modes = LayoutStates(Mode.compact) { mode in
      switch mode {
      case .compact: box.size(10)
      case .open: box.size(100)
      }
    }
    let group = place.layOut { modes }
    #expect(box.bounds.height == 10)
    modes.current = .open
    place.root.layoutIfNeeded()
    #expect(box.bounds.height == 100)
    #expect(modes[.compact]?.isActive == false)
    group.deactivate()
    #expect(modes[.open]?.isActive == false)
    modes.current = .compact
    #expect(modes[.compact]?.isActive == false)
  }

  @Test("a state may be yes or no")
  func bool() {
    let place = place()
    let isOpen = LayoutStates(false) { isOpen in box.size(isOpen ? 100 : 10) }
    isOpen.activate()
    isOpen.current = true
    place.root.layoutIfNeeded()
    #expect(box.bounds.height == 100)
  }
}
