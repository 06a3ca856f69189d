import Foundation

/// An entry of a widget's timeline, with the date from which it is displayed.
///
/// - Source: developer.apple.com/documentation/widgetkit/timelineentry
public protocol TimelineEntry {
  var date: Date { get }
  /// The relevance of the entry in a stack of widgets; `nil` if it is not specified.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// - Source: developer.apple.com/documentation/widgetkit/timelineentryrelevance
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float

  /// The duration in seconds.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// A timeline with entries, and the policy for requesting more.
///
/// - Source: developer.apple.com/documentation/widgetkit/timeline
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// A policy for requesting a new timeline.
///
/// - Source: developer.apple.com/documentation/widgetkit/timelinereloadpolicy
public struct TimelineReloadPolicy: Hashable, Sendable {
  private enum Kind: Hashable {
    case atEnd, never
    case after(Date)
  }

  private let kind: Kind

  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  public static let never = TimelineReloadPolicy(kind: .never)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}
