import Foundation
import FoundationNetworking

extension URLError {
  /// A reason for which an available network must not be used.
  ///
  /// - Source: developer.apple.com/documentation/foundation/urlerror/networkunavailablereason-swift.enum
  public enum NetworkUnavailableReason: Int, Hashable, Sendable {
    case cellular = 0
    case expensive = 1
    case constrained = 2
    case ultraConstrained = 3
  }

  /// A reason for which the system cancels background tasks.
  ///
  /// - Source: developer.apple.com/documentation/foundation/urlerror/backgroundtaskcancelledreason-swift.enum
  public enum BackgroundTaskCancelledReason: Int, Hashable, Sendable {
    case userForceQuitApplication = 0
    case backgroundUpdatesDisabled = 1
    case insufficientSystemResources = 2
  }

  /// The reason for which an available network could not be used; `nil` for other errors, including those of a device
  /// without a network.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap(NetworkUnavailableReason.init)
  }

  /// The reason for which the system canceled a background task; `nil` for other errors.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
    (userInfo["NSURLErrorBackgroundTaskCancelledReasonKey"] as? Int).flatMap(BackgroundTaskCancelledReason.init)
  }

  /// The data with which a failed download can be resumed; `nil` if it must be restarted.
  ///
  /// - Source: developer.apple.com/documentation/foundation/urlerror/downloadtaskresumedata
  public var downloadTaskResumeData: Data? { userInfo["NSURLSessionDownloadTaskResumeData"] as? Data }
}
