import Foundation

/// What concerns all sections of a layout.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  /// - Default: `.vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical

  /// The distance between sections, in points.
  ///
  /// - Default: 0.
  open var interSectionSpacing: CGFloat = 0

  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What the insets of sections are measured from.
  ///
  /// - Default: `.safeArea`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// What the insets of sections are measured from.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says, which means the safe area.
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
