import UIKit
import UniformTypeIdentifiers

/// Decides about drops on a view.
///
/// - Source: developer.apple.com/documentation/swiftui/dropdelegate
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Whether the items can be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the dropped items; `false` if it cannot.
  func performDrop(info: DropInfo) -> Bool
  /// Called when items come over the view.
  func dropEntered(info: DropInfo)
  /// Called when items move over the view; `nil` keeps the earlier proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when items leave the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Whether there are items of the types of the view.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The state of a drop.
///
/// - Source: developer.apple.com/documentation/swiftui/dropinfo
@MainActor
public struct DropInfo {
  /// The point of the drop in the coordinates of the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether there are items of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// The items of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// The operation for dropped items.
///
/// - Source: developer.apple.com/documentation/swiftui/dropproposal
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The operation for dropped items.
///
/// - Source: developer.apple.com/documentation/swiftui/dropoperation
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// Nothing, as items cannot be dropped there.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move

  @MainActor var operation: UIDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}
