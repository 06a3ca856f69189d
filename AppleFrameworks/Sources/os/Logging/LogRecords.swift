import Foundation
internal import Logging
import Synchronization

/// A logged message.
package struct LogRecord: Sendable {
  package let date: Date
  package let type: OSLogType
  package let subsystem: String
  package let category: String
  package let text: String
  package let thread: UInt64
}

/// The latest messages of this process, which `OSLogStore` reads. They are also passed to swift-log, which prints them.
package enum LogRecords {
  // The process has one log, as on a device.
  private static let records = Mutex<[LogRecord]>([])
  private static let loggers = Mutex<[String: Logging.Logger]>([:])

  /// Older messages are dropped, like those of the system's log when it is full.
  private static let maxKept = 10_000

  package static var all: [LogRecord] { records.withLock { $0 } }

  static func add(_ text: String, type: OSLogType, log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    let thread = UInt64(UInt(bitPattern: ObjectIdentifier(Thread.current).hashValue))
    let record = LogRecord(
      date: Date(), type: type, subsystem: log.subsystem, category: log.category, text: text, thread: thread)
    records.withLock {
      $0.append(record)
      if $0.count > maxKept { $0.removeFirst($0.count - maxKept) }
    }
    let label = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    let logger = loggers.withLock { known in
      if let logger = known[label] { return logger }
      let made = Logging.Logger(label: label)
      known[label] = made
      return made
    }
    logger.log(level: level(of: type), "\(text)")
  }

  private static func level(of type: OSLogType) -> Logging.Logger.Level {
    switch type {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
