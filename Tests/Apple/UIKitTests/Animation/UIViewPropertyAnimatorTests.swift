import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UIViewPropertyAnimator", .ownHosts)
struct UIViewPropertyAnimatorTests {
  private let host = ViewHost(device: .standard)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Resets the clock, because other tests may have moved it.
  private func begin() {
    AppHost.current.clock.now = 10
    let root = UIViewController()
    root.view.addSubview(view)
    host.show(root)
  }

  private var x: Double {
    let value = view.layer.presentation()?.position.x ?? .nan
    return (Double(value) * 1000).rounded() / 1000
  }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 150 }
  }

  @Test("runs its blocks when it starts, and its completion at the end")
  func running() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(view.center.x == 50 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.center.x == 150 && x == 50 && animator.state == .active && animator.isRunning)
    host.advance(by: 0.25)
    #expect(x == 75 && animator.fractionComplete == 0.25)
    host.advance(by: 0.75)
    #expect(ends == [.end] && animator.state == .inactive && view.layer.animationKeys() == nil && x == 150)
  }

  @Test("is held, moved by hand and goes on")
  func scrubbing() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animator = animator(.easeIn)
    animator.startAnimation()
    host.advance(by: 0.5)
    let eased = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
    let held = ((50 + 100 * eased) * 1000).rounded() / 1000
    #expect(x == held)
    animator.pauseAnimation()
    #expect(x == held && !animator.isRunning && abs(Double(animator.fractionComplete) - eased) < 1e-6)
    host.advance(by: 5)
    #expect(x == held)
    animator.fractionComplete = 0.75
    #expect(x == 125)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(x == 125)
    host.advance(by: 0.1)
    #expect(x > 125)
    host.advance(by: 1)
    #expect(x == 150 && animator.state == .inactive)
  }

  @Test("goes back when reversed, and gives views their old values")
  func reversing() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animator = animator()
    view.backgroundColor = .red
    animator.addAnimations { view.backgroundColor = .blue }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.isReversed = true
    host.advance(by: 0.25)
    #expect(x == 75)
    host.advance(by: 0.25)
    #expect(ends == [.start] && view.center.x == 50 && x == 50)
    #expect(view.backgroundColor?.cgColor.standard.red == 1)
  }

  @Test("stops where it is, and finishes where it is told")
  func stopping() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var ends: [UIViewAnimatingPosition] = []
    for (position, expected) in [(UIViewAnimatingPosition.current, 75.0), (.start, 50), (.end, 150)] {
      view.center.x = 50
      let animator = animator()
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      host.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && view.center.x == 75 && x == 75)
      animator.finishAnimation(at: position)
      #expect(Double(view.center.x) == expected && animator.state == .inactive)
    }
    #expect(ends == [.current, .start, .end])
    view.center.x = 50
    let animator = animator()
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && view.center.x == 100)
  }

  @Test("goes on with a spring, and stays at the end where it pauses there")
  func continuing() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && x == 100)
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.4), durationFactor: 1)
    var farthest = 0.0
    for _ in 0..<60 {
      host.advance(by: 1 / 60)
      farthest = max(farthest, x)
    }
    #expect(farthest > 160)
    #expect(x == 150 && animator.state == .active && !animator.isRunning)
    animator.isReversed = true
    animator.startAnimation()
    host.advance(by: 0.5)
    #expect(x < 140)
    animator.stopAnimation(true)
  }

  @Test("delays blocks by a part of its time")
  func delays() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animator = animator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation(afterDelay: 1)
    host.advance(by: 1.25)
    #expect(x == 75 && view.layer.presentation()?.opacity == 1)
    host.advance(by: 0.5)
    #expect(x == 125 && view.layer.presentation()?.opacity == 0.5)
    host.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test("takes curves and springs as parameters")
  func parameters() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: CGFloat(Float(0.42)), y: 0))
    #expect(UICubicTimingParameters().timingCurveType == .builtin)
    #expect(UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType == .cubic)
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect((animator.duration * 1e4).rounded() == 14727)
    #expect(animator.timingParameters?.timingCurveType == .spring)
  }
}
