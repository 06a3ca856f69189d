// What constraints ask a button.

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
    guard let title = titleFrame(in: bounds), let label = parts.titleLabel else { return bounds.height }
    return label.textPlacement(in: title).firstBaseline
  }

  var lastBaselineOffsetFromBottom: CGFloat {
    let bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    guard let title = titleFrame(in: bounds), let label = parts.titleLabel else { return 0 }
    return bounds.height - label.textPlacement(in: title).lastBaseline
  }

  var baselineLineHeight: CGFloat { parts.titleLabel?.font.lineHeight ?? 0 }

  /// Where the title lies in a button of some size; `nil` where there is none.
  private func titleFrame(in bounds: CGRect) -> CGRect? {
    guard let label = parts.titleLabel, !label.content.isEmpty else { return nil }
    if let appearance = configurationState.appearance {
      return ConfigurationLayout(self, appearance).titleFrame(in: bounds)
    }
    return titleRect(forContentRect: contentRect(forBounds: bounds))
  }
}
