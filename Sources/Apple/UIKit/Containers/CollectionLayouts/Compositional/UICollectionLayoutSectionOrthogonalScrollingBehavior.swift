/// How a section scrolls across the direction of its layout.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, coming to rest at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the collection.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, each coming to rest in the middle.
  case groupPagingCentered = 5
}
