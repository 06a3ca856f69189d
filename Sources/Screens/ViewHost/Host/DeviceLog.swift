import Foundation
import UIKit

extension ViewHost {
  /// Gets what the app's developer should know, such as constraints that cannot hold together, instead of standard error.
  package var messageListener: ((String) -> Void)? {
    get { host.userInterface.diagnosticListener }
    set { host.userInterface.diagnosticListener = newValue }
  }
}

/// What the app has asked of the device beside its screen, since the host began.
@MainActor
final class DeviceLog {
  private(set) var openedURLs: [URL] = []
  private(set) var feedback: [Feedback] = []

  /// Begins to hear.
  init(of interface: UserInterface) {
    interface.links.listener = { [weak self] in self?.openedURLs.append($0) }
    interface.feedbackListener = { [weak self] in self?.feedback.append(Feedback($0.kind)) }
  }
}
