import Foundation
import HostServices

/// A view that animates its content with keyframes.
///
/// - Source: developer.apple.com/documentation/swiftui/keyframeanimator
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  // Unchecked: Views are used only on the main actor after they are created.
  private nonisolated(unsafe) let initial: Value
  private let repeats: Bool
  private nonisolated(unsafe) let trigger: PhaseTrigger?
  private nonisolated(unsafe) let content: (Value) -> Content
  private nonisolated(unsafe) let keyframes: (Value) -> KeyframePath
  @State private var run = KeyframeClock<Value>()

  /// Creates a view that animates its content from the time when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the animation starts again at its end.
  ///   - content: A closure that creates the content for a value.
  ///   - keyframes: A closure that creates the keyframes for the value at the start.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that animates its content each time a value changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    repeats = false
    self.trigger = PhaseTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// The content of the view.
  public var body: some View {
    TimelineView(KeyframeSchedule(start: run.start, duration: run.timeline?.duration ?? 0, repeats: repeats)) {
      context in
      content(value(at: context.date))
    }
    .onAppear { if trigger == nil { begin(from: initial) } }
    .onChange(of: trigger) { _, _ in begin(from: value(at: HostServices.date)) }
  }

  private func begin(from value: Value) {
    let path = keyframes(value)
    run = KeyframeClock(start: HostServices.date, timeline: KeyframeTimeline(initialValue: value) { path })
  }

  private func value(at date: Date) -> Value {
    guard let start = run.start, let timeline = run.timeline else { return initial }
    var seconds = max(0, date.timeIntervalSince(start))
    if repeats, timeline.duration > 0 { seconds = seconds.truncatingRemainder(dividingBy: timeline.duration) }
    return timeline.value(time: seconds)
  }
}

/// The start of an animation and its values.
private struct KeyframeClock<Value> {
  var start: Date?
  var timeline: KeyframeTimeline<Value>?
}

/// The frames of an animation.
struct KeyframeSchedule: TimelineSchedule, Sendable {
  let start: Date?
  let duration: TimeInterval
  let repeats: Bool

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let end = start.map { repeats ? .distantFuture : $0.addingTimeInterval(duration) }
    return Entries(upcoming: startDate, end: end)
  }

  struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let end: Date?

    mutating func next() -> Date? {
      defer {
        // The last frame is the one at the end or after it.
        upcoming = upcoming.flatMap { last in end.flatMap { last < $0 ? last.addingTimeInterval(1.0 / 60) : nil } }
      }
      return upcoming
    }
  }
}

extension View {
  /// Animates the view with keyframes from the time when it appears.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
  }

  /// Animates the view with keyframes each time a value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
  }
}
