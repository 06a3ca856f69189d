import SwiftUI
import TestHosts
import Testing
import ViewHost

@MainActor
@Suite("Keyframes", .ownHosts)
struct KeyframeTests {
  struct Pose {
    var scale = 1.0
    var offset = CGSize.zero
    var angle = Angle.zero
  }

  @Test("tracks run at the same time, and their keyframes one after the other")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 2)
        LinearKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.offset) {
        MoveKeyframe(CGSize(width: 10, height: 0))
        LinearKeyframe(CGSize(width: 20, height: 8), duration: 1)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0).scale == 1 && timeline.value(time: 1).scale == 2)
    #expect(timeline.value(time: 2.5).scale == 2 && timeline.value(time: 9).scale == 1)
    #expect(timeline.value(time: 0.5).offset == CGSize(width: 15, height: 4))
    #expect(timeline.value(progress: 0.5).offset == CGSize(width: 20, height: 8))
  }

  @Test("keyframes of the whole value follow each other without a track")
  func whole() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == 5 && timeline.value(time: 2) == 0)
    #expect(timeline.value(time: 1.5) > 5)
  }

  @Test("cubic keyframes pass through their values, at rest at both ends")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(2, duration: 1)
    }
    #expect(timeline.value(time: 1) == 1 && timeline.value(time: 2) == 2)
    #expect(timeline.value(time: 0.1) < 0.05 && timeline.value(time: 1.9) > 1.95)
    // In the middle, the curve is as fast as the way from the first to the last value.
    #expect(abs((timeline.value(time: 1.01) - timeline.value(time: 0.99)) / 0.02 - 1) < 0.05)
  }

  @Test("a spring ends at its value")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, duration: 0.5, spring: .bouncy) }
    #expect(timeline.duration == 0.5 && timeline.value(time: 0.5) == 1)
    #expect(timeline.value(time: 0.2) > 0.2)
  }

  final class Values {
    var all: [Double] = []
  }

  struct Animated: View {
    let count: Int
    let values: Values
    var body: some View {
      KeyframeAnimator(initialValue: 1.0, trigger: count) { value in
        let _ = values.all.append(value)
        Text(verbatim: "A").opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0, duration: 0.5)
        LinearKeyframe(1, duration: 0.5)
      }
    }
  }

  final class Model: ObservableObject { @Published var count = 0 }

  struct Root: View {
    @ObservedObject var model: Model
    let values: Values
    var body: some View { Animated(count: model.count, values: values) }
  }

  @Test("a view is animated when its trigger changes, and rests after that")
  func animator() {
    let (model, values) = (Model(), Values())
    let screen = Screen(Root(model: model, values: values))
    screen.host.advance(by: 0.2)
    #expect(values.all.allSatisfy { $0 == 1 })
    screen.host.run { model.count = 1 }
    screen.host.advance(by: 0.5)
    #expect((values.all.min() ?? 1) < 0.1)
    screen.host.advance(by: 1)
    #expect(values.all.last == 1)
    let count = values.all.count
    screen.host.advance(by: 1)
    #expect(values.all.count == count)
  }
}
