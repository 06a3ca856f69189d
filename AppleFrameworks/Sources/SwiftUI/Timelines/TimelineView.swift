import Foundation

/// A view that updates its content at the dates of a schedule while it is visible.
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
    /// The frequency of the content's changes.
    ///
    /// - Source: developer.apple.com/documentation/swiftui/timelineview/context/cadence-swift.enum
    public enum Cadence: Comparable, Sendable {
      /// A cadence of at least one update per frame, per second, or per minute.
      case live, seconds, minutes
    }

    /// The latest date of the schedule.
    public let date: Date
    /// The frequency of the content's changes. It is always `live`.
    public let cadence: Cadence
  }
}

extension TimelineView: View where Content: View {
  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - schedule: The schedule of the updates.
  ///   - content: A closure that creates the content for a date.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never
}

extension TimelineView: PrimitiveView where Content: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TimelineNode(view, context) }
}
