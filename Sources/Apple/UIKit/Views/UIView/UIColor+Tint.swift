import Foundation

extension UIColor {
  /// The tint color of the view that uses the color.
  ///
  /// It is the view's while it draws, lays out, or shows it as its background; the system's blue anywhere else.
  public class var tintColor: UIColor { TintResolving.color }
}

/// What the tint color is where code runs.
enum TintResolving {
  static let color = UIColor { traits in
    guard let view = ThreadState.current.tintedView as? UIView else { return .systemBlue }
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
