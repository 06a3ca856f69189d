/// An object that measures tasks for Instruments. Nothing is recorded, as on a device without Instruments: `isEnabled`
/// is `false`, intervals can be started and ended, and measured code runs.
///
/// - Source: developer.apple.com/documentation/os/ossignposter
public struct OSSignposter: Sendable {
  public static let disabled = OSSignposter(logHandle: .disabled)

  private let log: OSLog

  public init() { log = .default }
  public init(logHandle: OSLog) { log = logHandle }
  public init(logger: Logger) { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

  public var isEnabled: Bool { log.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }

  /// Ends an interval. Ending it twice is a programming error, which stops the program.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { state.end(name) }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    state.end(name)
  }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// The state of a started interval.
///
/// - Source: developer.apple.com/documentation/os/ossignpostintervalstate
public final class OSSignpostIntervalState: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  public let signpostID: OSSignpostID
  private let lock = OSAllocatedUnfairLock<Bool>(initialState: true)

  init(id: OSSignpostID, isOpen: Bool) {
    signpostID = id
    lock.withLock { $0 = isOpen }
  }

  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, isOpen: true)
  }

  fileprivate func end(_ name: StaticString) {
    let wasOpen = lock.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    guard wasOpen else { fatalError("OSSignposter: the interval '\(name)' has been ended before") }
  }
}
