import TestHosts
import Testing
import ViewHost

@testable import UIKit

@Suite("A screen that turns", .ownHosts)
@MainActor
struct RotationTests {
  private let host = ViewHost()

  /// A controller that records its calls with their times.
  private final class Turning: UIViewController {
    var log: [String] = []
    let box = UIView()
    var contextSays: [String] = []

    override func viewDidLoad() {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalTo: view.widthAnchor), box.heightAnchor.constraint(equalToConstant: 100),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }

    private func note(_ what: String) { log.append("\(what) at \(Int((CACurrentMediaTime() * 1000).rounded()))") }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("traits")
      coordinator.animate(alongsideTransition: { [weak self] _ in self?.log.append("alongside traits") })
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size \(Int(size.width))")
      coordinator.animate { [weak self] context in
        guard let self else { return }
        log.append("alongside \(Int(view.bounds.width)), \(UIView.inheritedAnimationDuration)")
        box.alpha = 0
        let angle = Int((atan2(context.targetTransform.b, context.targetTransform.a) * 180 / .pi).rounded())
        contextSays = [
          "\(context.isAnimated)", "\(context.transitionDuration)", "\(angle)", "\(context.percentComplete)",
        ]
      } completion: { [weak self] context in
        self?.note("completed, \(context.percentComplete)")
      }
    }
  }

  @Test("a turn takes 0.4 seconds, in which layout and what goes along are animated, and completions follow it")
  func turn() throws {
    let controller = Turning()
    host.show(controller)
    let start = CACurrentMediaTime()
    host.rotate(to: .landscape)
    #expect(controller.log == ["traits", "size 852", "alongside traits", "alongside 852, 0.4"])
    #expect(controller.contextSays == ["true", "0.4", "90", "0.0"])
    #expect(controller.transitionCoordinator != nil)
    #expect(controller.box.bounds.width == 852)
    #expect(controller.box.layer.presentation()?.bounds.width == 393)
    host.advance(by: 0.2)
    // The ease-in, ease-out curve is symmetric, with half of the distance in half of the time.
    let half = try #require(controller.box.layer.presentation())
    #expect(abs(half.bounds.width - (393 + 852) / 2) < 0.5)
    #expect(abs(half.opacity - 0.5) < 0.01)
    let window = try #require(host.window.layer.presentation())
    #expect(abs(window.bounds.width - (393 + 852) / 2) < 0.5)
    #expect(abs(atan2(window.affineTransform().b, window.affineTransform().a) + .pi / 4) < 0.01)
    #expect(window.position == CGPoint(x: 426, y: 196.5))
    host.advance(by: 11.0 / 60)
    #expect(!controller.log.contains { $0.hasPrefix("completed") })
    host.advance(by: 1.0 / 60)
    #expect(controller.log.last == "completed, 1.0 at \(Int(((start + 0.4) * 1000).rounded()))")
    #expect(controller.transitionCoordinator == nil)
    #expect(controller.box.layer.presentation()?.bounds.width == 852)
  }

  @Test("the way back turns the other way")
  func back() {
    let controller = Turning()
    host.show(controller)
    host.rotate(to: .landscape)
    host.advance(by: 0.5)
    host.rotate(to: .portrait)
    #expect(controller.contextSays[2] == "-90")
    let shown = host.window.layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(atan2(shown.b, shown.a) - .pi / 2) < 0.01)
    host.advance(by: 0.5)
    #expect(host.window.layer.presentation()?.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test("another device is there at once, or within 0.3 seconds without a turn")
  func resize() throws {
    let controller = Turning()
    host.show(controller)
    host.set(try #require(Device.all.first { $0.idiom == .phone && $0.size.width < 393 }))
    #expect(controller.contextSays.first == "false" && controller.log.last?.hasPrefix("completed") == true)
    #expect(controller.box.layer.presentation()?.bounds.width == controller.box.bounds.width)
    controller.log = []
    host.set(.standard, animated: true)
    #expect(controller.contextSays == ["true", "0.3", "0", "0.0"])
    host.advance(by: 0.29)
    #expect(controller.log.count == 2)
    host.advance(by: 0.02)
    #expect(controller.log.count == 3)
  }

  @Test("what is shown while the screen turns is a picture of the new size, with black beside the window")
  func picture() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    host.show(controller)
    host.rotate(to: .landscape)
    let start = try host.picture().image
    #expect(start.width == 852 * 3 && start.height == 393 * 3)
    host.advance(by: 0.2)
    let (black, white) = (Picture.Pixel(red: 0, green: 0, blue: 0), Picture.Pixel(red: 255, green: 255, blue: 255))
    let half = try host.picture()
    #expect(half.pixel(x: 2, y: 2) == black && half.pixel(x: 850, y: 391) == black)
    #expect(half.pixel(x: 426, y: 196) == white)
    host.advance(by: 0.3)
    #expect(try host.picture().pixel(x: 2, y: 2) == white)
  }

  @Test("a screen with animations switched off turns at once")
  func withoutAnimations() {
    let controller = Turning()
    host.show(controller)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    host.rotate(to: .landscape)
    #expect(controller.contextSays.first == "false" && controller.log.last?.hasPrefix("completed") == true)
  }
}
