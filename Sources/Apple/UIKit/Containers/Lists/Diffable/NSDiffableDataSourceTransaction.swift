import Foundation

/// A change that the user made to a diffable data source.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between all items before and after the change.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The changes of each section that changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
