import CoreGraphics

/// Backgrounds and offsets from before ``UIBarButtonItemAppearance``. They take precedence over those of the bar's
/// appearance.
extension UIBarButtonItem {
  // MARK: - Background

  /// Sets the image behind the item.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/setbackgroundimage(_:for:barmetrics:)
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// Returns the image behind the item in a state.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.background(state, nil, barMetrics)
  }

  /// Sets the image behind the item, or behind all items of a style if it is set on a proxy.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[.init(state: state, style: style, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// Returns the image behind items of a style.
  public final func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    adjustments.background(state, style, barMetrics)
  }

  /// Sets the vertical offset of the image behind the item, in points.
  public final func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    adjustments.backgroundOffsets[.init(metrics: barMetrics)] = adjustment
    itemDidChange()
  }

  /// Returns the vertical offset of the image behind the item. The default is 0.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments.backgroundOffset(barMetrics) ?? 0
  }

  // MARK: - Title

  /// Sets the offset of the title, in points.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.titleOffsets[.init(metrics: barMetrics)] = adjustment
    itemDidChange()
  }

  /// Returns the offset of the title. The default is zero.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.titleOffset(barMetrics) ?? .zero
  }

  // MARK: - Back buttons

  /// Sets the image behind the back button that the item describes.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[.init(isBack: true, state: state, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// Returns the image behind the back button in a state.
  public final func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.background(isBack: true, state, nil, barMetrics)
  }

  /// Sets the offset of the title of the back button, in points. Apps use a large offset to hide the title.
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.titleOffsets[.init(isBack: true, metrics: barMetrics)] = adjustment
    itemDidChange()
  }

  /// Returns the offset of the title of the back button. The default is zero.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.titleOffset(isBack: true, barMetrics) ?? .zero
  }

  /// Sets the vertical offset of the image behind the back button, in points.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    adjustments.backgroundOffsets[.init(isBack: true, metrics: barMetrics)] = adjustment
    itemDidChange()
  }

  /// Returns the vertical offset of the image behind the back button. The default is 0.
  public final func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments.backgroundOffset(isBack: true, barMetrics) ?? 0
  }
}
