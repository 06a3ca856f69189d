import Foundation

/// A thing that a rotor goes to: an element, or a part of its text.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. It isn't retained.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The part of its text; `nil` for all of it.
  open var targetRange: UITextRange?

  /// Creates a result without an element.
  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
