import Foundation
import RuntimeSupport

/// Makes views of collections of classes that are known at run time only, by those classes' initializers.
@MainActor
enum CollectionInstantiation {
  /// The first one that `UIView` declares.
  private static let frame = ClassInitializer<CGRect>(of: UIView.self)

  static func make(_ type: UICollectionReusableView.Type, frame rectangle: CGRect) -> UICollectionReusableView {
    frame.make(type, rectangle)
  }
}
