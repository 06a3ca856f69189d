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
