import Foundation

/// A view of the layout's own behind a section.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  required init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  /// A background as large as the section; the layout has to know a class for its kind.
  public class func background(elementKind: String) -> Self { self.init(elementKind) }

  /// What lies before and behind.
  ///
  /// - Default: 0.
  public var zIndex = 0
  public let elementKind: String

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(elementKind)
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    return copy
  }
}
