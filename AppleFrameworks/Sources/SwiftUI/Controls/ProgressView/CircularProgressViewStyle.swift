import UIKit

/// A progress view style with a spinning indicator above the label.
///
/// - Source: developer.apple.com/documentation/swiftui/circularprogressviewstyle
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// Creates the style with the tint color of the environment.
  nonisolated public init() { tint = nil }
  /// Creates the style with a color for the indicator.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// Returns the view of a progress view in this style.
  public func makeBody(configuration: Configuration) -> some View { Spinner(configuration: configuration, tint: tint) }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view style with a spinning indicator above the label.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
