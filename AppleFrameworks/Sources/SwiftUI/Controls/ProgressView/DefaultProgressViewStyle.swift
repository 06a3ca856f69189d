import UIKit

/// The system's choice: a bar for known progress, a spinning indicator otherwise.
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
  /// The system's choice: a bar for known progress, a spinning indicator otherwise.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
