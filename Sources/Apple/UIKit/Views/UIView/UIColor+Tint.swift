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
  /// The color of the asset catalog that `NSAccentColorName` in Info.plist names. The system's blue where there is none
  /// or where the catalog's color is empty, as in a new project.
  static let color: UIColor =
    (Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String).flatMap(UIColor.init(named:))
    ?? .systemBlue
}

/// The resolving of the dynamic tint color.
enum TintResolving {
  static let color = UIColor { traits in
    guard let view = ThreadState.current.tintedView as? UIView else {
      return AppAccent.color.resolvedColor(with: traits)
    }
    // Only code on the main actor sets the view.
    return MainActor.assumeIsolated { view.effectiveTintColor }.resolvedColor(with: traits)
  }

  /// Performs work during which the tint color resolves to that of a view.
  @MainActor
  static func perform<Result>(for view: UIView, _ work: () -> Result) -> Result {
    let state = ThreadState.current
    let previous = state.tintedView
    state.tintedView = view
    defer { state.tintedView = previous }
    return work()
  }
}

/// The conversion of a tint color to gray, as behind an alert.
enum TintDimming {
  /// Returns the gray of the same luminance as a color, for all its appearances.
  static func dimmed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      let resolved = color.resolvedColor(with: traits)
      guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return resolved }
      // The luminance weights of Rec. 709.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
