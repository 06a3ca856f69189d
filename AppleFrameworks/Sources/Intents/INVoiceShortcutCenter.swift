import Foundation
import FoundationGaps
import HostServices
import PermissionResponses

/// The action of a shortcut: an intent, or an activity to continue.
///
/// - Source: developer.apple.com/documentation/intents/inshortcut
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut to which the user has assigned a phrase. There are none.
///
/// - Source: developer.apple.com/documentation/intents/invoiceshortcut
open class INVoiceShortcut: NSObject {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut

  init(_ identifier: UUID, _ phrase: String, _ shortcut: INShortcut) {
    (self.identifier, invocationPhrase, self.shortcut) = (identifier, phrase, shortcut)
  }
}

/// The center of an app's shortcuts. The user has created none.
///
/// - Source: developer.apple.com/documentation/intents/invoiceshortcutcenter
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  override init() { super.init() }

  open class var shared: INVoiceShortcutCenter { HostServices.state(INVoiceShortcutCenter()) }

  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    RunLoopTurn.later { completion([], nil) }
  }

  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  /// Does nothing, because suggestions are not displayed.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
