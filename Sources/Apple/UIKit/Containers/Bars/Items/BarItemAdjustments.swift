/// The backgrounds and offsets of a bar button item from before appearances, by metrics, state and style.
@MainActor
struct BarItemAdjustments {
  /// The context of a background.
  struct BackgroundKey: Hashable {
    var isBack = false
    var state: UIControl.State
    /// The style, or `nil` for all styles.
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics
  }

  /// The context of an offset.
  struct OffsetKey: Hashable {
    var isBack = false
    var metrics: UIBarMetrics
  }

  var backgrounds = AppearanceValues<BackgroundKey, UIImage>()
  var backgroundOffsets = AppearanceValues<OffsetKey, CGFloat>()
  var titleOffsets = AppearanceValues<OffsetKey, UIOffset>()

  /// Returns the value for metrics, or otherwise the value for default metrics.
  private func found<Key, Value>(
    _ values: AppearanceValues<Key, Value>, _ metrics: UIBarMetrics, _ key: (UIBarMetrics) -> Key
  ) -> Value? {
    values[key(metrics)] ?? (metrics == .default ? nil : values[key(.default)])
  }

  func titleOffset(isBack: Bool = false, _ metrics: UIBarMetrics) -> UIOffset? {
    found(titleOffsets, metrics) { OffsetKey(isBack: isBack, metrics: $0) }
  }

  func backgroundOffset(isBack: Bool = false, _ metrics: UIBarMetrics) -> CGFloat? {
    found(backgroundOffsets, metrics) { OffsetKey(isBack: isBack, metrics: $0) }
  }

  /// Returns the image for a state and a style, or otherwise for all styles, or otherwise for the normal state.
  func background(
    isBack: Bool = false, _ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics
  ) -> UIImage? {
    for state in state == .normal ? [.normal] : [state, .normal] {
      for style in style == nil ? [nil] : [style, nil] {
        let image = found(backgrounds, metrics) {
          BackgroundKey(isBack: isBack, state: state, style: style, metrics: $0)
        }
        if let image { return image }
      }
    }
    return nil
  }
}
