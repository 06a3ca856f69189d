/// The outlets of UIKit's own classes.
@MainActor
enum NibOutlets {
  /// Sets an outlet; returns `false` if the object's UIKit class has none of that name or the value has another type.
  static func set(_ key: String, of object: NSObject, to value: Any) -> Bool {
    switch (key, object) {
    case ("delegate", let view as UITextField):
      guard let delegate = value as? any UITextFieldDelegate else { return false }
      view.delegate = delegate
    case ("delegate", let view as UITextView):
      guard let delegate = value as? any UITextViewDelegate else { return false }
      view.delegate = delegate
    case ("delegate", let bar as UISearchBar):
      guard let delegate = value as? any UISearchBarDelegate else { return false }
      bar.delegate = delegate
    case ("delegate", let bar as UITabBar):
      guard let delegate = value as? any UITabBarDelegate else { return false }
      bar.delegate = delegate
    case ("delegate", let bar as UINavigationBar):
      guard let delegate = value as? any UINavigationBarDelegate else { return false }
      bar.delegate = delegate
    case ("delegate", let bar as UIToolbar):
      guard let delegate = value as? any UIToolbarDelegate else { return false }
      bar.delegate = delegate
    case ("delegate", let view as UIPickerView):
      guard let delegate = value as? any UIPickerViewDelegate else { return false }
      view.delegate = delegate
    case ("dataSource", let view as UIPickerView):
      guard let source = value as? any UIPickerViewDataSource else { return false }
      view.dataSource = source
    case ("delegate", let view as UITableView):
      guard let delegate = value as? any UITableViewDelegate else { return false }
      view.delegate = delegate
    case ("dataSource", let view as UITableView):
      guard let source = value as? any UITableViewDataSource else { return false }
      view.dataSource = source
    case ("delegate", let view as UICollectionView):
      guard let delegate = value as? any UICollectionViewDelegate else { return false }
      view.delegate = delegate
    case ("dataSource", let view as UICollectionView):
      guard let source = value as? any UICollectionViewDataSource else { return false }
      view.dataSource = source
    case ("delegate", let recognizer as UIGestureRecognizer):
      guard let delegate = value as? any UIGestureRecognizerDelegate else { return false }
      recognizer.delegate = delegate
    case ("delegate", let view as UIScrollView):
      guard let delegate = value as? any UIScrollViewDelegate else { return false }
      view.delegate = delegate
    default:
      return false
    }
    return true
  }
}
