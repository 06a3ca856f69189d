import Foundation
import os

/// A message in the log.
///
/// - Source: developer.apple.com/documentation/oslog/oslogentry
public class OSLogEntry: NSObject {
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  fileprivate let record: LogRecord

  fileprivate init(record: LogRecord) { self.record = record }

  public var composedMessage: String { record.text }
  public var date: Date { record.date }
  public var storeCategory: StoreCategory { .undefined }
}

/// What a process was at work on when it logged.
public protocol OSLogEntryFromProcess {
  var process: String { get }
  var processIdentifier: Int32 { get }
  var threadIdentifier: UInt64 { get }
}

/// What a log of a subsystem adds to a message.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var subsystem: String { get }
}

/// A message that `Logger` or `os_log` has written.
///
/// - Source: developer.apple.com/documentation/oslog/oslogentrylog
public class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  convenience init(_ record: LogRecord) { self.init(record: record) }

  public var level: Level {
    switch record.type {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .fault
    default: .notice
    }
  }

  public var category: String { record.category }
  public var subsystem: String { record.subsystem }
  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  public var threadIdentifier: UInt64 { record.thread }
}
