import Foundation

/// The proposed result of a drop.
///
/// - Source: developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// The operation of the drop.
  public let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The operation of a drop.
///
/// - Source: developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
  /// The drop is cancelled, and the items return.
  case cancel = 0
  /// The drop isn't possible, but may be elsewhere or at another time.
  case forbidden = 1
  case copy = 2
  /// The items are moved. The source must allow it.
  case move = 3
}
