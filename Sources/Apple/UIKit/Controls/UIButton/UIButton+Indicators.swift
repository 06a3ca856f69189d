// The activity indicator of a button, and the indicator and title of a pop-up button.

extension UIButton {
  /// Whether the button is a pop-up button, which displays a choice from its menu and opens the menu when it is tapped.
  var isPopup: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// The title of the first action of the menu with the state `.on`, or of the first action if there is none.
  var popupTitle: String? {
    guard isPopup, let menu else { return nil }
    return menu.selectedElements.first?.title ?? UIButton.firstAction(in: menu)?.title
  }

  /// Updates a pop-up button before the chosen entry of its menu is performed.
  func willPerform(_ leaf: any UIMenuLeaf) {
    guard isPopup, let menu, let chosen = leaf as? UIAction else { return }
    func mark(_ menu: UIMenu) {
      for child in menu.children {
        if let action = child as? UIAction { action.state = action === chosen ? .on : .off }
        if let group = child as? UIMenu, group.options.contains(.displayInline) { mark(group) }
      }
    }
    mark(menu)
    contentsDidChange()
  }

  private static func firstAction(in menu: UIMenu) -> UIAction? {
    for child in menu.children {
      if let action = child as? UIAction { return action }
      if let group = child as? UIMenu, group.options.contains(.displayInline), let action = firstAction(in: group) {
        return action
      }
    }
    return nil
  }

  func showActivity(_ appearance: Configuration, color: UIColor) {
    guard appearance.showsActivityIndicator else {
      parts.activityIndicator?.removeFromSuperview()
      parts.activityIndicator = nil
      return
    }
    let view = parts.activityIndicator ?? UIActivityIndicatorView(style: .medium)
    if parts.activityIndicator == nil {
      parts.activityIndicator = view
      addSubview(view)
      view.startAnimating()
    }
    view.color = appearance.activityIndicatorColorTransformer?(color) ?? color
  }

  func showPopupIndicator(_ appearance: Configuration, color: UIColor) {
    let isShown =
      switch appearance.indicator {
      case .automatic: isPopup
      case .none: false
      case .popup: true
      }
    guard isShown else {
      parts.popupIndicator?.removeFromSuperview()
      parts.popupIndicator = nil
      return
    }
    let view = parts.popupIndicator ?? UIImageView(image: ButtonSymbols.popupIndicator())
    if parts.popupIndicator == nil {
      parts.popupIndicator = view
      addSubview(view)
    }
    view.tintColor = appearance.indicatorColorTransformer?(color) ?? color
  }
}
