import Foundation
import HostServices

/// What the person at a host's device has answered to apps that asked for something, and will answer.
///
/// They refuse, unless the host has been told otherwise.
package final class PermissionResponses: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  /// What an app needs leave for.
  package enum Subject: Hashable, Sendable {
    case calendars, camera, contacts, location, microphone, notifications, photos, photoAdditions, reminders, siri
    case speech, tracking
  }

  package enum Answer: Sendable {
    case notDetermined, denied, authorized
  }

  package static var current: PermissionResponses { HostServices.state(PermissionResponses()) }

  private let lock = NSLock()
  private var given: [Subject: Answer] = [:]
  private var coming: [Subject: Answer] = [:]

  private init() {}

  /// What has been answered so far.
  package func answer(to subject: Subject) -> Answer { lock.withLock { given[subject] ?? .notDetermined } }

  /// Asks, where nobody has yet. An answer holds from then on.
  package func ask(_ subject: Subject) -> Answer {
    lock.withLock {
      let answer = given[subject] ?? coming[subject] ?? .denied
      given[subject] = answer
      return answer
    }
  }

  /// Says what will be answered when an app asks.
  package func willAnswer(_ answer: Answer, to subject: Subject) { lock.withLock { coming[subject] = answer } }
}
