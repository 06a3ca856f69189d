import Foundation
import os

/// An entry of the log.
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

/// A log entry with information about the process.
public protocol OSLogEntryFromProcess {
  var process: String { get }
  var processIdentifier: Int32 { get }
  var threadIdentifier: UInt64 { get }
}

/// A log entry with the information of a subsystem.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var subsystem: String { get }
}

/// A message from `Logger` or `os_log`.
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
