import Foundation
import HostServices
import PermissionResponses

/// An interaction of the user with an app, which the app can donate to the system. Donations succeed, but have no
/// effect.
///
/// - Source: developer.apple.com/documentation/intents/ininteraction
open class INInteraction: NSObject, @unchecked Sendable {
  // Unchecked: Apps and `RunLoopTurn` use it only on the main queue.
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }

  /// Donates the interaction.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    Donations.current.add(self)
    RunLoopTurn.later { completion?(nil) }
  }

  open func donate() async throws { Donations.current.add(self) }

  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    Donations.current.remove { _ in true }
    RunLoopTurn.later { completion?(nil) }
  }

  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    Donations.current.remove { identifiers.contains($0.identifier) }
    RunLoopTurn.later { completion?(nil) }
  }

  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    Donations.current.remove { $0.groupIdentifier == groupIdentifier }
    RunLoopTurn.later { completion?(nil) }
  }
}

/// The interactions that a host's app has donated.
package final class Donations: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  package static var current: Donations { HostServices.state(Donations()) }

  private let lock = NSLock()
  private var interactions: [INInteraction] = []

  private init() {}

  package var identifiers: [String] { lock.withLock { interactions.map(\.identifier) } }

  func add(_ interaction: INInteraction) { lock.withLock { interactions.append(interaction) } }
  func remove(where condition: (INInteraction) -> Bool) { lock.withLock { interactions.removeAll(where: condition) } }
}

public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing, incoming
}

/// - Source: developer.apple.com/documentation/intents/inintenthandlingstatus
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}
