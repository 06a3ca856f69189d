import TestHosts
import Testing
import UIKit
import ViewCode
import ViewHost

/// All anchors of views and guides, to views, guides and regions: all cases in small layouts.
@MainActor
@Suite("All anchors, to all targets", .ownHosts)
struct AllAnchorsTests {
  private static let anchors: [(AnchorSet, NSLayoutConstraint.Attribute)] = [
    (.top, .top), (.leading, .leading), (.left, .left), (.bottom, .bottom), (.trailing, .trailing), (.right, .right),
    (.firstBaseline, .firstBaseline), (.lastBaseline, .lastBaseline), (.centerX, .centerX), (.centerY, .centerY),
    (.width, .width), (.height, .height),
  ]

  private let view = UIView()
  private let guide = UILayoutGuide()
  private let other = UIView()
  private let otherGuide = UILayoutGuide()
  private let place: Place

  init() {
    place = Place([view, other])
    place.root.addLayoutGuide(guide)
    place.root.addLayoutGuide(otherGuide)
  }

  /// Returns the attribute for an item. Guides have no text, so their baselines are their top and bottom.
  private func attribute(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutConstraint.Attribute
  {
    guard item is UILayoutGuide else { return attribute }
    switch attribute {
    case .firstBaseline: return .top
    case .lastBaseline: return .bottom
    default: return attribute
    }
  }

  @Test("each anchor of a view or guide is pinned to the same one of a view or guide")
  func same() {
    for subject in [view, guide] as [any Anchored] {
      for target in [other, otherGuide] as [any Anchored] {
        for (anchor, name) in Self.anchors {
          let constraints = subject.pin(anchor, to: target)
          #expect(constraints.count == 1)
          #expect(constraints.first?.firstItem === subject)
          #expect(constraints.first?.secondItem === target)
          #expect(constraints.first?.firstAttribute == attribute(name, of: subject))
          #expect(constraints.first?.secondAttribute == attribute(name, of: target))
          #expect(constraints.first?.constant == 0)
          #expect(constraints.first?.multiplier == 1)
        }
      }
    }
  }

  @Test("each anchor is pinned to the superview and to every part of it, which no line names")
  func regions() {
    let parts: [(LayoutRegion, AnyObject)] = [
      (.superview, place.root), (.safeArea, place.root.safeAreaLayoutGuide),
      (.margins, place.root.layoutMarginsGuide), (.readable, place.root.readableContentGuide),
      (.aboveKeyboard, place.root.safeAreaLayoutGuide),
    ]
    for subject in [view, guide] as [any Anchored] {
      for (region, item) in parts {
        for (anchor, name) in Self.anchors {
          let constraint = subject.pin(anchor, to: region).first
          #expect(constraint?.firstAttribute == attribute(name, of: subject))
          if region == .aboveKeyboard, [.bottom, .lastBaseline].contains(name) { continue }
          #expect(constraint?.secondItem === item)
          #expect(constraint?.secondAttribute == attribute(name, of: item))
        }
      }
    }
  }

  @Test("each horizontal anchor is pinned to each horizontal one, each vertical to each vertical one")
  func crossed() {
    let horizontal: [(HorizontalAnchor, NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (.leading, other.leadingAnchor, .leading), (.trailing, other.trailingAnchor, .trailing),
      (.centerX, other.centerXAnchor, .centerX),
    ]
    for (anchor, _, name) in horizontal {
      for (_, target, targetName) in horizontal {
        let constraint = view.pin(anchor, to: target, offset: 3)
        #expect(constraint.firstAttribute == name)
        #expect(constraint.secondAttribute == targetName)
        #expect(constraint.constant == 3)
      }
    }
    for (anchor, target) in [(HorizontalAnchor.left, other.rightAnchor), (.right, other.leftAnchor)] {
      #expect(view.pin(anchor, to: target).secondAttribute == (anchor == .left ? .right : .left))
    }
    let vertical: [(VerticalAnchor, NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (.top, other.topAnchor, .top), (.bottom, other.bottomAnchor, .bottom), (.centerY, other.centerYAnchor, .centerY),
      (.firstBaseline, other.firstBaselineAnchor, .firstBaseline),
      (.lastBaseline, other.lastBaselineAnchor, .lastBaseline),
    ]
    for (anchor, _, name) in vertical {
      for (_, target, targetName) in vertical {
        let constraint = view.pin(anchor, to: target, offset: -3)
        #expect(constraint.firstAttribute == name)
        #expect(constraint.secondAttribute == targetName)
        #expect(constraint.constant == -3)
      }
    }
  }

  @Test("each relation is written from the edge: at least and at most look inwards on every side")
  func relations() {
    for (anchor, isAtEnd) in [(AnchorSet.top, false), (.leading, false), (.left, false)]
      + [(.bottom, true), (.trailing, true), (.right, true)]
    {
      let least = view.pin(anchor, inset: .atLeast(8)).first
      #expect(least?.relation == (isAtEnd ? .lessThanOrEqual : .greaterThanOrEqual))
      #expect(least?.constant == (isAtEnd ? -8 : 8))
      let most = view.pin(anchor, inset: .atMost(8)).first
      #expect(most?.relation == (isAtEnd ? .greaterThanOrEqual : .lessThanOrEqual))
      #expect(most?.constant == (isAtEnd ? -8 : 8))
    }
  }

  @Test("sizes take all relations, multipliers and constants")
  func sizes() {
    for (amount, relation) in [
      (Amount.exactly(2), NSLayoutConstraint.Relation.equal), (.atLeast(2), .greaterThanOrEqual),
      (.atMost(2), .lessThanOrEqual),
    ] {
      #expect(view.width(amount).relation == relation)
      #expect(view.height(amount).constant == 2)
      #expect(view.aspect(amount).relation == relation)
      let share = view.width(amount, of: other, plus: 5)
      #expect(share.relation == relation)
      #expect(share.multiplier == 2)
      #expect(share.constant == 5)
      #expect(guide.height(amount, of: otherGuide).relation == relation)
      #expect(view.height(percent: amount).first?.relation == relation)
      #expect(view.height(percent: amount).first?.multiplier == 0.02)
    }
  }
}

/// Regions of the superview on a device: bars, corners, a wide screen, the keyboard.
@MainActor
@Suite("Regions on a device", .ownHosts)
struct RegionTests {
  private func show(_ device: Device, _ region: LayoutRegion) -> (host: ViewHost, box: UIView) {
    let host = ViewHost(device: device)
    let controller = UIViewController()
    let box = UIView()
    controller.view.addSubview(box)
    box.pin(.edges, to: region).activate()
    host.show(controller)
    return (host, box)
  }

  @Test("the safe area is what the device's corners leave")
  func safeArea() {
    let (host, box) = show(.standard, .safeArea)
    #expect(box.frame == CGRect(origin: .zero, size: host.device.size).inset(by: host.device.safeAreaInsets))
    #expect(box.frame.minY > 40)
  }

  @Test("the readable width is narrower than a wide screen, and in its middle")
  func readable() throws {
    let (host, box) = show(try Device.named("iPad Pro 12.9").held(.landscape), .readable)
    let width = host.device.size.width
    #expect(box.frame.width < width - 200)
    #expect(box.frame == box.superview?.readableContentGuide.layoutFrame)
    #expect(box.frame.midX == width / 2)
  }

  @Test("above the keyboard is above it while it is there, and the safe area else")
  func keyboard() {
    let (host, box) = show(.standard, .aboveKeyboard)
    let height = host.device.size.height
    #expect(box.frame.maxY == height - host.device.safeAreaInsets.bottom)
    host.setKeyboard(height: 300)
    host.advance(by: 1)
    #expect(box.frame.maxY == height - 300)
    host.setKeyboard(height: nil)
    host.advance(by: 1)
    #expect(box.frame.maxY == height - host.device.safeAreaInsets.bottom)
  }

  @Test("a group by size class follows the device")
  func sizeClass() throws {
    let host = ViewHost()
    let controller = UIViewController()
    final class Root: CodedView {
      let box = UIView()
      var hierarchy: Hierarchy { box }
      var layout: Layout {
        box.pin(.top, .leading)
        box.height(20)
        When(.compactHeight) {
          box.width(100)
        } otherwise: {
          box.width(200)
        }
        box.pin(.trailing).when(.largeText)
      }
    }
    let root = Root()
    controller.view.addSubview(root)
    root.pin(.edges).activate()
    host.show(controller)
    #expect(root.box.frame.width == 200)
    host.set(host.device.held(.landscape))
    host.update()
    #expect(root.box.frame.width == 100)
  }
}
