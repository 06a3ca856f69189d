/// The selectors that views answer to, beside those of responders.
enum ViewSelectors {
  static let table: StandardSelectors.Table = [
    "endEditing:": StandardSelectors.on { (view: UIView, force) in view.endEditing(force as? Bool ?? true) },
    "setNeedsLayout": StandardSelectors.on { (view: UIView, _) in view.setNeedsLayout() },
    "setNeedsDisplay": StandardSelectors.on { (view: UIView, _) in view.setNeedsDisplay() },
    "layoutIfNeeded": StandardSelectors.on { (view: UIView, _) in view.layoutIfNeeded() },
    "removeFromSuperview": StandardSelectors.on { (view: UIView, _) in view.removeFromSuperview() },
  ]
}
