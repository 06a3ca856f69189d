import Foundation

/// A custom rotor with which users of VoiceOver move through content: swiping up or down moves to the previous or next
/// item.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that returns the next item; `nil` if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// Creates a rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// Creates a rotor whose name has attributes for speech.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor that replaces one of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  /// The name that is spoken when the rotor is chosen; empty for a rotor of the system.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// ``name`` with attributes for speech.
  open var attributedName: NSAttributedString

  /// The closure that finds the next item.
  open var itemSearchBlock: Search

  /// The type of the system rotor that this one replaces; `.none` for one with a name.
  public let systemRotorType: SystemRotorType
}

extension UIAccessibilityCustomRotor {
  /// The direction of the search: down for the next item, up for the previous one.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// The types of the system's rotors.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink
    case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord
    case image, textField, table, list, landmark
  }
}
