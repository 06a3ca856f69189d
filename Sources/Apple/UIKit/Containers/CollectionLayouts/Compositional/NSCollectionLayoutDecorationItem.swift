import Foundation

/// A decoration view behind a section.
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

  /// Creates a background with the size of the section. A class must be registered with the layout for its kind.
  public class func background(elementKind: String) -> Self { self.init(elementKind) }

  /// The stacking order of the view.
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
