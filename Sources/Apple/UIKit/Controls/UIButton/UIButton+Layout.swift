// The size of a button, and the frames of its subviews.

extension UIButton {

  func contentSize(forWidth width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    if let appearance = configurationState.appearance {
      return ConfigurationLayout(self, appearance).contentSize(forWidth: width)
    }
    return plainContentSize
  }

  func layOutParts() {
    updateConfigurationIfNeeded()
    if let appearance = configurationState.appearance {
      ConfigurationLayout(self, appearance).apply(to: bounds)
      return
    }
    let content = contentRect(forBounds: bounds)
    parts.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
    parts.imageView?.frame = imageRect(forContentRect: content)
    parts.titleLabel?.frame = titleRect(forContentRect: content)
    layOutSelection()
  }

  private func layOutSelection() {
    guard isShownSelected, let label = parts.titleLabel else {
      parts.selectionView?.isHidden = true
      return
    }
    let view = parts.selectionView ?? UIView(frame: .zero)
    if parts.selectionView == nil {
      view.isUserInteractionEnabled = false
      parts.selectionView = view
      insertSubview(view, belowSubview: label)
    }
    view.isHidden = false
    view.setUnanimated(cornerRadius: measures.buttons.selectionRadius)
    view.alpha = label.alpha
    view.backgroundColor = tintColor
    let outset = measures.buttons.selectionOutset
    view.frame = label.frame.insetBy(dx: -outset.width, dy: -outset.height)
  }
}

extension UIButton: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    if measures !== previous.measures { takeTitleSize(insteadOf: previous.measures) }
    contentsDidChange()
  }
}
