import Foundation

/// A request to run a task.
///
/// - Source: developer.apple.com/documentation/backgroundtasks/bgtaskrequest
open class BGTaskRequest: NSObject, NSCopying {
  public let identifier: String

  /// The earliest date at which the task runs; `nil` if it may run immediately.
  open var earliestBeginDate: Date?

  init(named identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = duplicate()
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }

  func duplicate() -> BGTaskRequest { BGTaskRequest(named: identifier) }
}

/// A request to refresh an app's content for a short time.
///
/// - Source: developer.apple.com/documentation/backgroundtasks/bgapprefreshtaskrequest
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(named: identifier) }

  override func duplicate() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// A request for a task that runs for several minutes.
///
/// - Source: developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(named: identifier) }

  override func duplicate() -> BGTaskRequest {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}

/// A task that the system runs in the background. No tasks are run.
///
/// - Source: developer.apple.com/documentation/backgroundtasks/bgtask
open class BGTask: NSObject {
  public let identifier: String
  open var expirationHandler: (() -> Void)?

  init(named identifier: String) { self.identifier = identifier }

  open func setTaskCompleted(success: Bool) {}
}

/// - Source: developer.apple.com/documentation/backgroundtasks/bgapprefreshtask
open class BGAppRefreshTask: BGTask {}

/// - Source: developer.apple.com/documentation/backgroundtasks/bgprocessingtask
open class BGProcessingTask: BGTask {}
