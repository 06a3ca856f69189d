import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Animated blocks", .ownHosts)
struct UIViewAnimationTests {
  private let host = ViewHost(device: .standard)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Resets the clock, because other tests may have moved it.
  private func begin() {
    AppHost.current.clock.now = 10
    UIView.setAnimationsEnabled(true)
    let root = UIViewController()
    root.view.addSubview(view)
    host.show(root)
  }

  private func shown(_ path: String, of view: UIView? = nil) -> Double {
    let value = (view ?? self.view).layer.presentation()?.value(forKeyPath: path) as? NSNumber
    return ((value?.doubleValue ?? .nan) * 1000).rounded() / 1000
  }

  private func ease(_ time: Double, _ name: CAMediaTimingFunctionName = .easeInEaseOut) -> Double {
    CAMediaTimingFunction(name: name).progress(at: time)
  }

  @Test("change views at once, and show it bit by bit")
  func frames() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var ended: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 100, y: 200, width: 50, height: 100)
      view.alpha = 0.5
    } completion: {
      ended.append($0)
    }
    #expect(view.frame == CGRect(x: 100, y: 200, width: 50, height: 100) && view.alpha == 0.5)
    #expect(shown("position.x") == 50 && shown("bounds.size.width") == 100 && shown("opacity") == 1)
    host.advance(by: 0.25)
    let part = ease(0.25)
    #expect(shown("position.x") == ((50 + 75 * part) * 1000).rounded() / 1000)
    #expect(shown("bounds.size.width") == ((100 - 50 * part) * 1000).rounded() / 1000)
    #expect(ended.isEmpty)
    host.advance(by: 0.75)
    #expect(ended == [true] && shown("position.x") == 125 && view.layer.animationKeys() == nil)
  }

  @Test("have the pacing of their options, after their delay")
  func options() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseIn) { view.alpha = 0 }
    host.advance(by: 0.25)
    #expect(shown("opacity") == 1)
    host.advance(by: 0.75)
    #expect(shown("opacity") == ((1 - ease(0.5, .easeIn)) * 1000).rounded() / 1000)
    host.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("animate layout where it runs within them: article 004's height")
  func layout() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      height, box.widthAnchor.constraint(equalToConstant: 40), box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    host.update()
    height.constant = 100
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { self.view.layoutIfNeeded() }
    var heights: [Double] = []
    for _ in 0..<5 {
      heights.append(shown("bounds.size.height", of: box))
      host.advance(by: 0.125)
    }
    #expect(heights == [10, 32.5, 55, 77.5, 100])
    height.constant = 10
    UIView.animate(withDuration: 0.5) {}
    host.advance(by: 0.1)
    #expect(shown("bounds.size.height", of: box) == 10)
  }

  @Test("flow into each other where they move what is moving, and both come to their ends")
  func interrupted() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var ended: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 150
    } completion: {
      ended.append("first \($0)")
    }
    host.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 50
    } completion: {
      ended.append("second \($0)")
    }
    #expect(shown("position.x") == 100)
    host.advance(by: 0.25)
    // The remaining -25 of the first animation and 75 of the second are added to 50.
    #expect(shown("position.x") == 100)
    host.advance(by: 1)
    #expect(ended == ["first true", "second true"] && shown("position.x") == 50)
  }

  @Test("take over from the current state where they are told so")
  func beginFromCurrentState() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var ended: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 150
      view.alpha = 0
    } completion: {
      ended.append("first \($0)")
    }
    host.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 50
      view.alpha = 1
    } completion: {
      ended.append("second \($0)")
    }
    #expect(shown("position.x") == 100 && shown("opacity") == 0.5)
    host.advance(by: 0.5)
    #expect(ended == ["first false"])
    #expect(shown("position.x") == 75 && shown("opacity") == 0.75)
    host.advance(by: 0.5)
    #expect(ended == ["first false", "second true"])
  }

  @Test("nest: inner ones have the outer's duration unless they override it")
  func nested() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var durations: [Double] = []
    let other = UIView()
    view.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.alpha = 0
      UIView.animate(withDuration: 1) {
        durations.append(UIView.inheritedAnimationDuration)
        other.alpha = 0
      }
      UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]) {
        durations.append(UIView.inheritedAnimationDuration)
        other.center.x = 100
      }
      UIView.performWithoutAnimation { view.center.x = 0 }
    }
    #expect(durations == [2, 1] && UIView.inheritedAnimationDuration == 0)
    host.advance(by: 0.5)
    #expect(shown("opacity") == 0.75 && shown("opacity", of: other) == 0.75)
    #expect(shown("position.x", of: other) == 50 && shown("position.x") == 0)
    host.advance(by: 2)
  }

  @Test("swing where a spring moves them")
  func springs() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      view.center.x = 150
    }
    var farthest = 0.0
    for _ in 0..<60 {
      host.advance(by: 1 / 60)
      farthest = max(farthest, shown("position.x"))
    }
    // A damping ratio of 0.5 overshoots by e^(-π / √3) of the way.
    #expect(abs(farthest - (150 + 100 * exp(-Double.pi / 3.0.squareRoot()))) < 0.5)
    #expect(shown("position.x") == 150)
    var ended = 0
    UIView.animate(springDuration: 0.4, bounce: 0.3) {
      view.center.x = 50
    } completion: { _ in
      ended += 1
    }
    host.advance(by: 0.4)
    #expect(ended == 0 && abs(shown("position.x") - 50) < 20)
    host.advance(by: 1)
    #expect(ended == 1)
  }

  @Test("run keyframes in their parts of the time")
  func keyframes() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
      view.alpha = 0
    }
    var places: [Double] = []
    for _ in 0..<8 {
      host.advance(by: 0.125)
      places.append(shown("position.x"))
    }
    #expect(places == [100, 150, 150, 150, 125, 100, 75, 50])
  }

  @Test("repeat and reverse")
  func repeating() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var ended = false
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.alpha = 0
    } completion: { _ in
      ended = true
    }
    host.advance(by: 1.25)
    #expect(shown("opacity") == 0.25)
    host.advance(by: 100)
    #expect(shown("opacity") == 0.25 && !ended)
    view.layer.removeAllAnimations()
    host.advance(by: 0)
    #expect(ended && shown("opacity") == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
    }
    host.advance(by: 3.5)
    #expect(shown("position.x") == 100)
    host.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("of no duration change at once, and end in the next frame")
  func immediate() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var ended: [Bool] = []
    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: {
      ended.append($0)
    }
    #expect(view.layer.animationKeys() == nil && ended.isEmpty)
    host.update()
    #expect(ended == [true])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      ended.append($0)
    }
    UIView.setAnimationsEnabled(true)
    #expect(ended == [true, true] && view.layer.animationKeys() == nil)
  }

  @Test("keep touches off the views that they animate, unless told otherwise")
  func touches() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let root = host.window
    let point = CGPoint(x: 20, y: 20)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(root.hitTest(point, with: nil) !== view)
    host.advance(by: 1)
    #expect(root.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(root.hitTest(point, with: nil) === view)
    host.advance(by: 1)
  }

  @Test("dissolve the old look into the new one, half and half in the middle")
  func transition() throws {
    begin()
    defer { AppHost.current.clock.now = 0 }
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    host.update()
    var ended = false
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    } completion: {
      ended = $0
    }
    func color() throws -> Picture.Pixel { try host.picture().pixel(x: 50, y: 50) }
    #expect(try color() == Picture.Pixel(red: 255, green: 0, blue: 0))
    host.advance(by: 0.5)
    let middle = try color()
    #expect(abs(Int(middle.red) - 128) <= 1 && abs(Int(middle.blue) - 128) <= 1 && middle.alpha == 255)
    host.advance(by: 0.5)
    #expect(try color() == Picture.Pixel(red: 0, green: 0, blue: 255) && ended)
  }

  @Test("draw the same bytes in each run, at each moment")
  func pictures() throws {
    begin()
    defer { AppHost.current.clock.now = 0 }
    func run() throws -> [[UInt8]] {
      let view = UIView(frame: CGRect(x: 10, y: 80, width: 40, height: 40))
      view.backgroundColor = .systemRed
      let root = UIViewController()
      root.view.addSubview(view)
      host.show(root)
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2) {
        view.transform = CGAffineTransform(translationX: 120, y: 60).rotated(by: 2)
        view.layer.cornerRadius = 20
        view.backgroundColor = .systemBlue
      }
      var files: [[UInt8]] = []
      for _ in 0..<4 {
        files.append(try host.picture().png())
        host.advance(by: 0.1)
      }
      host.advance(by: 1)
      return files
    }
    let first = try run()
    #expect(Set(first).count == 4)
    #expect(try run() == first)
  }

  @Test("are called for by display links, at the rate that they ask for")
  func displayLinks() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var times: [Double] = []
    let link = CADisplayLink {
      times.append((($0.timestamp - 10) * 60).rounded() + ($0.targetTimestamp - $0.timestamp))
    }
    link.add(to: .main, forMode: .common)
    host.advance(by: 0.05)
    #expect(times.map { $0.rounded(.down) } == [1, 2, 3])
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    times = []
    host.advance(by: 0.2)
    #expect(times.map { $0.rounded(.down) } == [4, 7, 10, 13])
    link.isPaused = true
    times = []
    host.advance(by: 0.2)
    link.isPaused = false
    link.invalidate()
    host.advance(by: 0.2)
    #expect(times.isEmpty)
  }

  @Test("may begin and end with calls of their own, 0.2 seconds long where nothing else is said")
  func begunAnimations() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    UIView.beginAnimations("outer", context: nil)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0.5
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.easeIn)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    UIView.commitAnimations()
    UIView.commitAnimations()
    host.advance(by: 0.1)
    #expect(shown("opacity") == 0.75 && shown("position.x") == 50)
    host.advance(by: 0.65)
    #expect(view.layer.animationKeys() == ["position"])
    #expect(shown("position.x") == ((50 + 100 * ease(0.25, .easeIn)) * 1000).rounded() / 1000)
    host.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
    view.alpha = 1
    #expect(view.layer.animationKeys() == nil)
  }
}
