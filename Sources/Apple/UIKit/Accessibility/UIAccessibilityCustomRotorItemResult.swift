import Foundation

/// A result of a rotor: an element or a part of its text.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. The reference is weak.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The part of the text; `nil` for the whole text.
  open var targetRange: UITextRange?

  /// Creates a result without an element.
  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
