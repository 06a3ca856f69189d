import Foundation

/// A way through an app's content that the user of a screen reader chooses with the rotor: swiping up and down goes from one thing
/// of a kind to the next.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Answers the thing that comes next, or `nil` where there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// Creates a rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// Creates a rotor whose name has attributes that say how it is spoken.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor that takes the place of one of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  /// What the user hears when the rotor is chosen; empty for a rotor of the system's.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// ``name`` with attributes that say how it is spoken.
  open var attributedName: NSAttributedString

  /// Finds the thing that comes next.
  open var itemSearchBlock: Search

  /// Which of the system's rotors this one stands for; `.none` for one with a name.
  public let systemRotorType: SystemRotorType
}

extension UIAccessibilityCustomRotor {
  /// Which way a rotor goes: down to the next thing, up to the one before.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// The rotors that the system has: what they go to.
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
