import Foundation

/// A change that the user made to one section.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType

  /// The content of the section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The content of the section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the items before and after the change.
  public let difference: CollectionDifference<ItemIdentifierType>
}
