import Foundation

/// A view that updates its content at the times of a schedule while it is visible.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineview
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of all timelines.
///
/// - Source: developer.apple.com/documentation/swiftui/timelineviewdefaultcontext
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView {
  /// The information for the content of a timeline.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/timelineview/context
  public struct Context {
    /// How often the content changes.
    ///
    /// - Source: developer.apple.com/documentation/swiftui/timelineview/context/cadence-swift.enum
    public enum Cadence: Comparable, Sendable {
      /// At least as often as a frame, once a second, or once a minute.
      case live, seconds, minutes
    }

    /// The latest time of the schedule.
    public let date: Date
    /// How often the content changes. Always `live`.
    public let cadence: Cadence
  }
}

extension TimelineView: View where Content: View {
  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - schedule: The times.
  ///   - content: Makes the content for a time.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The view is drawn by the framework, so it has no body.
  public typealias Body = Never
}

extension TimelineView: PrimitiveView where Content: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TimelineNode(view, context) }
}
