// Baselines of a button for constraints.

extension UIButton: WidthDependentHeight {
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    guard configurationState.appearance != nil else { return nil }
    let labels = [parts.titleLabel, parts.subtitleLabel].compactMap(\.self)
    guard labels.contains(where: { $0.numberOfLines != 1 && !$0.content.isEmpty }) else { return nil }
    return contentSize(forWidth: width > 0 ? width : nil).height
  }
}

extension UIButton: TextBaselines {
  var firstBaselineOffsetFromTop: CGFloat {
    let bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    guard let title = titleFrame(in: bounds), let label = parts.titleLabel else {
      return symbol(in: bounds).map { $0.frame.minY + $0.view.firstBaselineOffsetFromTop } ?? bounds.height
    }
    return label.textPlacement(in: title).firstBaseline
  }

  var lastBaselineOffsetFromBottom: CGFloat {
    let bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    guard let title = titleFrame(in: bounds), let label = parts.titleLabel else {
      return symbol(in: bounds).map { bounds.height - $0.frame.maxY + $0.view.lastBaselineOffsetFromBottom } ?? 0
    }
    return bounds.height - label.textPlacement(in: title).lastBaseline
  }

  var baselineLineHeight: CGFloat {
    if let label = parts.titleLabel, !label.content.isEmpty { return label.font.lineHeight }
    return (viewForBaseline as? UIImageView)?.baselineLineHeight ?? parts.titleLabel?.font.lineHeight ?? 0
  }

  /// Returns the view of a symbol without a title, and its alignment rectangle in bounds of a button.
  private func symbol(in bounds: CGRect) -> (view: UIImageView, frame: CGRect)? {
    guard let view = viewForBaseline as? UIImageView, let image = view.shownImage else { return nil }
    let frame: CGRect
    if let appearance = configurationState.appearance {
      frame = ConfigurationLayout(self, appearance).imageFrame(in: bounds)
    } else {
      frame = imageRect(forContentRect: contentRect(forBounds: bounds))
    }
    return (view, frame.inset(by: image.alignmentRectInsets))
  }

  /// Returns the frame of the title in bounds of a button, or `nil` if there is no title.
  private func titleFrame(in bounds: CGRect) -> CGRect? {
    guard let label = parts.titleLabel, !label.content.isEmpty else { return nil }
    if let appearance = configurationState.appearance {
      return ConfigurationLayout(self, appearance).titleFrame(in: bounds)
    }
    return titleRect(forContentRect: contentRect(forBounds: bounds))
  }
}
