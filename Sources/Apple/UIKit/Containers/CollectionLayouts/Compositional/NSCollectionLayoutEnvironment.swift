import Foundation

/// The container and the traits of a layout.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The container of a section or a group.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, in points.
  var contentSize: CGSize { get }

  /// The size of the container without its insets, in points.
  var effectiveContentSize: CGSize { get }

  /// The insets of the container, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The effective insets of the container, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
    super.init()
  }
}
