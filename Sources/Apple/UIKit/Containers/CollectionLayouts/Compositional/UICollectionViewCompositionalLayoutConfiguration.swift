import Foundation

/// The scroll direction, the spacing, and the headers and footers of a compositional layout.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  /// The axis along which the layout scrolls.
  ///
  /// - Default: `.vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical

  /// The spacing between sections, in points.
  ///
  /// - Default: 0.
  open var interSectionSpacing: CGFloat = 0

  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The reference of the sections' content insets.
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

/// A reference of content insets.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration, which is the safe area by default.
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
