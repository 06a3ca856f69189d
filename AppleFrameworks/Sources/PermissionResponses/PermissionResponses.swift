import Foundation
import HostServices

/// The responses of the user of a host's device to requests for permission.
///
/// The user denies requests unless the host has another setting.
package final class PermissionResponses: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  /// A subject that requires permission.
  package enum Subject: Hashable, Sendable {
    case calendars, camera, contacts, location, mediaLibrary, microphone, notifications, photos, photoAdditions
    case reminders, siri
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

  /// Returns the current response for a subject.
  package func answer(to subject: Subject) -> Answer { lock.withLock { given[subject] ?? .notDetermined } }

  /// Requests permission if it has not been requested. The response is then fixed.
  package func ask(_ subject: Subject) -> Answer {
    lock.withLock {
      let answer = given[subject] ?? coming[subject] ?? .denied
      given[subject] = answer
      return answer
    }
  }

  /// Sets the response to future requests.
  package func willAnswer(_ answer: Answer, to subject: Subject) { lock.withLock { coming[subject] = answer } }
}
