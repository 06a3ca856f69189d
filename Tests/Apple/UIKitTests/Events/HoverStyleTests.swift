import QuartzCore
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UIHoverStyle", .ownHosts)
struct HoverStyleTests {
  private let host = ViewHost(device: .standard)
  private let root = UIView()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  init() {
    root.addSubview(view)
    host.show(root, sizing: .fixed(CGSize(width: 393, height: 852)))
  }

  private func hover(_ isOver: Bool) {
    host.hover(at: isOver ? CGPoint(x: 150, y: 120) : CGPoint(x: 300, y: 600))
    host.advance(by: 0.5)
  }

  /// The plate behind the view.
  private var plate: UIView? { root.subviews.first { $0 !== view && $0.frame.intersects(view.frame) } }

  @Test("a view lifts under the pointer as its style says, and is as before without one")
  func lift() {
    view.hoverStyle = UIHoverStyle(effect: .lift)
    hover(true)
    #expect(view.layer.shadowOpacity > 0)
    hover(false)
    #expect(view.layer.shadowOpacity == 0)
    view.hoverStyle = nil
    hover(true)
    #expect(view.layer.shadowOpacity == 0 && view.interactions.isEmpty)
  }

  @Test("a highlight has the shape of the style")
  func shape() throws {
    view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .circle)
    hover(true)
    let mask = try #require(plate?.layer.mask as? CAShapeLayer)
    #expect(mask.path?.boundingBoxOfPath == CGRect(x: 30, y: 0, width: 40, height: 40))
    #expect(plate?.frame == view.frame)
    hover(false)
    #expect(plate == nil)
    view.hoverStyle = UIHoverStyle(effect: .highlight)
    hover(true)
    #expect(plate?.layer.mask == nil && plate != nil)
  }

  @Test("a style that is not enabled does nothing, and the view keeps a copy")
  func disabled() {
    let style = UIHoverStyle(shape: .rect(cornerRadius: 5))
    style.isEnabled = false
    view.hoverStyle = style
    style.isEnabled = true
    #expect(view.hoverStyle !== style && view.hoverStyle?.isEnabled == false)
    hover(true)
    #expect(plate == nil && view.layer.shadowOpacity == 0)
    view.hoverStyle = .automatic()
    hover(false)
    hover(true)
    #expect(plate != nil)
  }

  @Test("shapes are found for the bounds of a view")
  func shapes() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(UIShape.rect.outline(in: bounds).contains(CGPoint(x: 1, y: 1)))
    #expect(!UIShape.capsule.outline(in: bounds).contains(CGPoint(x: 1, y: 1)))
    #expect(!UIShape.rect(cornerRadius: 10).outline(in: bounds).contains(CGPoint(x: 1, y: 1)))
    let path = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(UIShape.path(path).outline(in: bounds).boundingBoxOfPath == CGRect(x: 5, y: 6, width: 7, height: 8))
  }
}
