import Foundation
import HostServices
import PermissionResponses

/// A scheduler of an app's background tasks. It accepts handlers, but refuses requests, as in a simulator.
///
/// - Source: developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private let lock = NSLock()
  private var registered: Set<String> = []

  override init() { super.init() }

  open class var shared: BGTaskScheduler { HostServices.state(BGTaskScheduler()) }

  /// Registers a handler of tasks. Registering an identifier twice is a programming error.
  ///
  /// - Returns: Whether `BGTaskSchedulerPermittedIdentifiers` in the Info.plist contains the identifier.
  /// - Source:
  ///   developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard Self.permitted.contains(identifier) else { return false }
    let isNew = lock.withLock { registered.insert(identifier).inserted }
    precondition(isNew, "BGTaskScheduler: the launch handler for the task '\(identifier)' is registered twice")
    return true
  }

  private static var permitted: [String] {
    Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String] ?? []
  }

  /// Refuses a request by throwing `BGTaskScheduler.Error.unavailable`.
  ///
  /// - Source: developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error-swift.struct/unavailable
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

  /// Does nothing, because no requests are pending.
  open func cancel(taskRequestWithIdentifier identifier: String) {}

  /// Does nothing, because no requests are pending.
  open func cancelAllTaskRequests() {}

  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    RunLoopTurn.later { completionHandler([]) }
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  /// An error of a request.
  ///
  /// - Source: developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error-swift.struct
  public struct Error: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible

      public static func ~= (match: Code, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == match
      }
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }
}
