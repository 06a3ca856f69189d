import CoreGraphics

/// Backgrounds and offsets from before ``UIBarButtonItemAppearance``. They win over those of the bar's appearance.
extension UIBarButtonItem {
  // MARK: - Background

  /// Puts a picture behind the item.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/setbackgroundimage(_:for:barmetrics:)
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// The picture behind the item in a state.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.background(state, nil, barMetrics)
  }

  /// Puts a picture behind the item, or behind all items of a style where it is set on a proxy.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[.init(state: state, style: style, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// The picture behind items of a style.
  public final func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    adjustments.background(state, style, barMetrics)
  }

  /// Moves the picture behind the item down, in points.
  public final func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    adjustments.backgroundOffsets[.init(metrics: barMetrics)] = adjustment
    itemDidChange()
  }

  /// How far the picture behind the item is moved down. The default is 0.
  public final func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments.backgroundOffset(barMetrics) ?? 0
  }

  // MARK: - Title

  /// Moves the title, in points.
  public final func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.titleOffsets[.init(metrics: barMetrics)] = adjustment
    itemDidChange()
  }

  /// How far the title is moved. The default is zero.
  public final func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.titleOffset(barMetrics) ?? .zero
  }

  // MARK: - Back buttons

  /// Puts a picture behind the back button that the item describes.
  public final func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    adjustments.backgrounds[.init(isBack: true, state: state, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// The picture behind the back button in a state.
  public final func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    adjustments.background(isBack: true, state, nil, barMetrics)
  }

  /// Moves the title of the back button, in points: far to the side, so that the chevron alone remains.
  public final func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments.titleOffsets[.init(isBack: true, metrics: barMetrics)] = adjustment
    itemDidChange()
  }

  /// How far the title of the back button is moved. The default is zero.
  public final func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments.titleOffset(isBack: true, barMetrics) ?? .zero
  }

  /// Moves the picture behind the back button down, in points.
  public final func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    adjustments.backgroundOffsets[.init(isBack: true, metrics: barMetrics)] = adjustment
    itemDidChange()
  }

  /// How far the picture behind the back button is moved down. The default is 0.
  public final func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments.backgroundOffset(isBack: true, barMetrics) ?? 0
  }
}
