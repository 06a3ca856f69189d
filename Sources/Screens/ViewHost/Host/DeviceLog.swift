import Foundation
import UIKit

extension ViewHost {
  /// The listener for messages to the app's developer, such as about unsatisfiable constraints, in place of standard
  /// error.
  package var messageListener: ((String) -> Void)? {
    get { host.userInterface.diagnosticListener }
    set { host.userInterface.diagnosticListener = newValue }
  }
}

/// The log of an app's requests to the device other than its screen, since the host was created.
@MainActor
final class DeviceLog {
  private(set) var openedURLs: [URL] = []
  private(set) var feedback: [Feedback] = []

  /// Creates a log that listens to requests.
  init(of interface: UserInterface) {
    interface.links.listener = { [weak self] in self?.openedURLs.append($0) }
    interface.feedbackListener = { [weak self] in self?.feedback.append(Feedback($0.kind)) }
  }
}
