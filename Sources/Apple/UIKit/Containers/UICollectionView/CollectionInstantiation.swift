import Foundation
import RuntimeSupport

/// The creation of cells and supplementary views of classes that are known only at run time, with the initializers of
/// those classes.
@MainActor
enum CollectionInstantiation {
  /// The first initializer that `UIView` declares.
  private static let frame = ClassInitializer<CGRect>(of: UIView.self)

  static func make(_ type: UICollectionReusableView.Type, frame rectangle: CGRect) -> UICollectionReusableView {
    frame.make(type, rectangle)
  }
}
