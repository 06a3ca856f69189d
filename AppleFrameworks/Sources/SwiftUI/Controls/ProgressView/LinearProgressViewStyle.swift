import UIKit

/// A progress view style with a bar that fills from its leading end. Unknown progress is displayed as 0.
///
/// - Source: developer.apple.com/documentation/swiftui/linearprogressviewstyle
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// Creates the style with the tint color of the environment.
  nonisolated public init() { tint = nil }
  /// Creates the style with a color for the bar.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Returns the view of a progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view style with a bar that fills from its leading end. Unknown progress is displayed as 0.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
