import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Animations of apps, and animations of some modifiers", .ownHosts)
struct CustomAnimationTests {
  private struct Steps: CustomAnimation {
    let duration: Double
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      if time >= duration { return nil }
      return value.scaled(by: time < duration / 2 ? 0.25 : 0.75)
    }
  }

  private struct FrameCount: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  private struct Counting: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[FrameCount.self] += 1
      return context.state[FrameCount.self] > 10 ? nil : value.scaled(by: Double(context.state[FrameCount.self]) / 10)
    }
  }

  @Test("the progress is that of the app's type, with delays and speeds")
  func progress() {
    let animation = Animation(Steps(duration: 1))
    #expect(abs(animation.runDuration - 1) < 0.02)
    #expect(
      animation.progress(at: 0.2) == 0.25 && animation.progress(at: 0.7) == 0.75 && animation.progress(at: 1.2) == 1)
    #expect(animation.speed(2).progress(at: 0.3) == 0.75)
    #expect(animation.delay(1).progress(at: 0.9) == 0 && animation.delay(1).progress(at: 1.1) == 0.25)
    #expect(animation == Animation(Steps(duration: 1)) && animation != Animation(Steps(duration: 2)))
  }

  @Test("an animation keeps its state from frame to frame")
  func state() {
    let animation = Animation(Counting())
    #expect(abs(animation.runDuration - 10.0 / 60) < 0.001)
    #expect(animation.progress(at: 3.0 / 60) == 0.4)
  }

  private struct Number: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    nonisolated init(value: Double) { self.value = value }
    var body: some View { Text(verbatim: "\(value)") }
  }

  private struct Animated: View {
    @State private var value = 0.0
    var body: some View {
      VStack {
        Number(value: value)
        Button("Go") { withAnimation(Animation(Steps(duration: 1))) { value = 100 } }
      }
    }
  }

  @Test("values of views follow the animation")
  func values() throws {
    let shown = Shown(Animated())
    try shown.tap("Go", 0.3)
    #expect(shown.words.first == "25.0")
    shown.host.advance(by: 0.4)
    #expect(shown.words.first == "75.0")
    shown.host.advance(by: 0.5)
    #expect(shown.words.first == "100.0")
  }

  private struct Scoped: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20)
          .offset(x: isOn ? 100 : 0)
          .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0.5 : 1) }
        Button("Go") { isOn = true }
      }
    }
  }

  @Test("only the modifiers of the closure are animated")
  func scope() throws {
    let shown = Shown(Scoped())
    try shown.tap("Go", 0.5)
    let faded = try #require(shown.all(UIView.self).first { $0.alpha < 1 })
    #expect(faded.alpha == 0.5)
    #expect(faded.layer.animationKeys()?.contains("opacity") == true)
    func moves(_ view: UIView) -> Bool {
      view.layer.animationKeys()?.contains("position") == true || view.subviews.contains(where: moves)
    }
    #expect(!moves(faded))
  }

  private struct Observed: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).opacity(first + second > 0 ? 0.5 : 1)
          .transaction(value: first) { $0.animation = .linear(duration: 1) }
        Button("First") { first += 1 }
        Button("Second") { second += 1 }
      }
    }
  }

  @Test("a transaction changes only with its value")
  func transaction() throws {
    for (title, isAnimated) in [("First", true), ("Second", false)] {
      let shown = Shown(Observed())
      try shown.tap(title, 0.3)
      let faded = try #require(shown.all(UIView.self).first { $0.alpha == 0.5 })
      #expect((faded.layer.animationKeys()?.contains("opacity") == true) == isAnimated)
    }
  }
}
