import Foundation

extension UIColor {
  /// The tint color of the view that uses the color.
  ///
  /// It resolves to a view's tint color while the view draws, lays out, or uses it as its background; elsewhere, to the
  /// app's accent color.
  public class var tintColor: UIColor { TintResolving.color }
}

/// The app's accent color, which is the tint color of windows.
enum AppAccent {
  /// The color of the asset catalog that `NSAccentColorName` in Info.plist names, or the system's blue: also where the
  /// catalog's color is empty, as in a new project.
  static let color: UIColor =
    (Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String).flatMap(UIColor.init(named:))
    ?? .systemBlue
}

/// What the tint color is where code runs.
enum TintResolving {
  static let color = UIColor { traits in
    guard let view = ThreadState.current.tintedView as? UIView else {
      return AppAccent.color.resolvedColor(with: traits)
    }
    // Only the main actor's code puts views into the slot.
    return MainActor.assumeIsolated { view.effectiveTintColor }.resolvedColor(with: traits)
  }

  /// Runs what a view does for itself: the tint color is the view's meanwhile.
  @MainActor
  static func perform<Result>(for view: UIView, _ work: () -> Result) -> Result {
    let state = ThreadState.current
    let previous = state.tintedView
    state.tintedView = view
    defer { state.tintedView = previous }
    return work()
  }
}

/// The gray that stands for a tint color behind an alert.
enum TintDimming {
  /// Returns a color without its hue, as light as it looks, for every appearance that it has.
  static func dimmed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      let resolved = color.resolvedColor(with: traits)
      guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return resolved }
      // Rec. 709's weights: what the eye makes of the three.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
