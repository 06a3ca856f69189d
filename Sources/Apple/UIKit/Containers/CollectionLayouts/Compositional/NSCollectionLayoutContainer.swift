import Foundation

/// The room that a section or a group has.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }

  /// The size without the insets.
  var effectiveContentSize: CGSize { get }

  /// The room kept free, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The room kept free, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
