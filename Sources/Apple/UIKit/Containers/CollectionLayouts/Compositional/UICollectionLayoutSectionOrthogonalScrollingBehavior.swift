/// The behavior of a section that scrolls orthogonally to its layout.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll.
  case none = 0
  /// The section scrolls continuously.
  case continuous = 1
  /// The section scrolls continuously and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// The section scrolls by the width of the collection view.
  case paging = 3
  /// The section scrolls by one group at a time.
  case groupPaging = 4
  /// The section scrolls by one group at a time and centers each group.
  case groupPagingCentered = 5
}
