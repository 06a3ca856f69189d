import Foundation

/// What would become of what is dragged, if it were dropped now.
///
/// - Source: developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// What would be done.
  public let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a drop does with what is dragged.
///
/// - Source: developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: it goes back.
  case cancel = 0
  /// Nothing, though it might be done elsewhere or at another time.
  case forbidden = 1
  case copy = 2
  /// The source takes it out of where it was: only where that allows it.
  case move = 3
}
