import CoreGraphics
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Preferred transitions", .ownHosts)
struct PreferredTransitionTests {
  init() { StandardScreen.make() }

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let source = UIView(frame: CGRect(x: 20, y: 40, width: 50, height: 100))
  private let list = UIViewController()
  private let detail = UIViewController()

  private func motion(isComing: Bool, options: UIViewController.Transition.ZoomOptions? = nil) throws -> ZoomMotion {
    container.addSubview(source)
    detail.view.frame = container.bounds
    container.addSubview(detail.view)
    detail.preferredTransition = .zoom(options: options) { [source] _ in source }
    return try #require(ZoomMotion(of: detail, from: list, in: container, isComing: isComing))
  }

  @Test("a view grows out of its source to its own place")
  func coming() throws {
    let motion = try motion(isComing: true)
    motion.place(at: 0)
    #expect(detail.view.frame == source.frame && detail.view.alpha == 0)
    motion.place(at: 0.5)
    #expect(detail.view.frame == CGRect(x: 10, y: 20, width: 125, height: 250))
    motion.place(at: 1)
    #expect(detail.view.frame == container.bounds && source.alpha == 0)
    motion.cleanUp()
    #expect(detail.view.transform == .identity && source.alpha == 1)
  }

  @Test("a view shrinks back into its source, which may stand for a part of it")
  func going() throws {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { _ in CGRect(x: 0, y: 0, width: 200, height: 200) }
    options.dimmingColor = .black
    let motion = try motion(isComing: false, options: options)
    motion.place(at: 0)
    #expect(detail.view.frame == container.bounds)
    motion.place(at: 1)
    #expect(detail.view.frame == CGRect(x: 20, y: 40, width: 50, height: 200))
    #expect(container.subviews.count == 3)
    motion.cleanUp()
    #expect(container.subviews.count == 2)
  }

  @Test("controllers without a zoom do not zoom")
  func others() {
    detail.loadViewIfNeeded()
    #expect(ZoomMotion(of: detail, from: list, in: container, isComing: true) == nil)
    detail.preferredTransition = .crossDissolve()
    #expect(ZoomMotion(of: detail, from: list, in: container, isComing: true) == nil)
  }
}
