import UIKit

/// A spinning indicator, with the label below.
///
/// - Source: developer.apple.com/documentation/swiftui/circularprogressviewstyle
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// Creates the style with the environment's tint.
  nonisolated public init() { tint = nil }
  /// Creates the style with a color for the indicator.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// Returns the view of a progress view in this style.
  public func makeBody(configuration: Configuration) -> some View { Spinner(configuration: configuration, tint: tint) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinning indicator, with the label below.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
