import UIKit

/// The default progress view style: a bar for known progress, or a spinning indicator.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultprogressviewstyle
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view of a progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      Spinner(configuration: configuration, tint: nil)
    } else {
      ProgressBar(configuration: configuration, tint: nil)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style: a bar for known progress, or a spinning indicator.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
