import Foundation

/// A change that the user made to one section.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// What it held before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What it holds now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between its items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
