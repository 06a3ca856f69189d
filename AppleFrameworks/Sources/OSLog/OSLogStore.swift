import Foundation
import os

/// The messages that this process has logged, the latest 10,000 of them.
///
/// - Source: developer.apple.com/documentation/oslog/oslogstore
public class OSLogStore: NSObject {
  public enum Scope: Int, Sendable {
    case currentProcessIdentifier = 1
  }

  public init(scope: Scope) throws {}

  /// A moment, to begin reading at.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// A moment some seconds before the latest message, or after the first where the number is positive.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition((LogRecords.all.last?.date ?? Date()).addingTimeInterval(seconds))
  }

  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// The messages from a position on that a predicate takes.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let found = LogRecords.all.filter { record in position.map { record.date >= $0.date } ?? true }
      .map(OSLogEntryLog.init).filter { predicate?.evaluate(with: $0) ?? true }
    return AnySequence((options.contains(.reverse) ? found.reversed() : found).map { $0 as OSLogEntry })
  }
}

/// A moment in the log.
public class OSLogPosition: NSObject {
  fileprivate let date: Date
  fileprivate init(_ date: Date) { self.date = date }
}

/// Reads entries one by one.
public class OSLogEnumerator: NSEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The latest first.
    public static let reverse = Options(rawValue: 1)
  }
}
