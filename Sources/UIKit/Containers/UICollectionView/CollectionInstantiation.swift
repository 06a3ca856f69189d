import Foundation

/// Makes views of collections of classes that are known at run time only. See `CellInstantiation`.
@MainActor
enum CollectionInstantiation {
  /// Calls the class's `init(frame:)`, which has the place of `UIView`'s in every class's table of methods.
  @inline(never) @_optimize(none)
  static func make(_ type: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
    unsafeBitCast(
      unsafeBitCast(type, to: ReusableShape.Type.self).init(frame: frame), to: UICollectionReusableView.self)
  }
}

private class ReusableShape: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { fatalError("a shape is never made") }
}

private final class ReusableShapeSubclass: ReusableShape {}
