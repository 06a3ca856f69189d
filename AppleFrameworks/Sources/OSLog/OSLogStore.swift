import Foundation
import os

/// A store of the messages that this process has logged, limited to the latest 10,000.
///
/// - Source: developer.apple.com/documentation/oslog/oslogstore
public class OSLogStore: NSObject {
  public enum Scope: Int, Sendable {
    case currentProcessIdentifier = 1
  }

  public init(scope: Scope) throws {}

  /// Returns the position at a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// Returns the position a number of seconds before the latest message, or after the first one if the number is
  /// positive.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition((LogRecords.all.last?.date ?? Date()).addingTimeInterval(seconds))
  }

  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// Returns the messages from a position that match a predicate.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let found = LogRecords.all.filter { record in position.map { record.date >= $0.date } ?? true }
      .map(OSLogEntryLog.init).filter { predicate?.evaluate(with: $0) ?? true }
    return AnySequence((options.contains(.reverse) ? found.reversed() : found).map { $0 as OSLogEntry })
  }
}

/// A position in the log.
public class OSLogPosition: NSObject {
  fileprivate let date: Date
  fileprivate init(_ date: Date) { self.date = date }
}

/// An enumerator of log entries.
public class OSLogEnumerator: NSEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option for starting with the latest entry.
    public static let reverse = Options(rawValue: 1)
  }
}
