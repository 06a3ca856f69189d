import Foundation

/// Has a long press on a collection wait for items that may be moved: others stay selectable by a long touch.
final class MovingPressDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view as? UICollectionView,
      let path = view.item(at: gestureRecognizer.location(in: view))
    else { return false }
    return view.moving == nil && view.dataSource?.collectionView(view, canMoveItemAt: path) == true
  }
}
