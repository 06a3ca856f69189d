import UIKit
import UniformTypeIdentifiers

/// A delegate that handles drops on a view.
///
/// - Source: developer.apple.com/documentation/swiftui/dropdelegate
@preconcurrency @MainActor
public protocol DropDelegate {
  /// Asks the delegate whether the items can be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Tells the delegate to accept the dropped items. It returns `false` if it cannot accept them.
  func performDrop(info: DropInfo) -> Bool
  /// Tells the delegate that items have entered the view.
  func dropEntered(info: DropInfo)
  /// Tells the delegate that items have moved over the view; `nil` keeps the previous proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Tells the delegate that items have left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns `true`: items of the view's types can be dropped.
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
  /// The location of the drop in the coordinates of the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether items conform to some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Returns the providers of items that conform to some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// A proposal for the operation on dropped items.
///
/// - Source: developer.apple.com/documentation/swiftui/dropproposal
public struct DropProposal: Sendable {
  /// The operation on the items.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An operation on dropped items.
///
/// - Source: developer.apple.com/documentation/swiftui/dropoperation
public enum DropOperation: Sendable {
  /// The drop is canceled.
  case cancel
  /// The drop is canceled, because items cannot be dropped there.
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
