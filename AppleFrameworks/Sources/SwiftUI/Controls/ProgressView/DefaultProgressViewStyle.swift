import UIKit

/// - Source: developer.apple.com/documentation/swiftui/defaultprogressviewstyle
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      Spinner(configuration: configuration, tint: nil)
    } else {
      ProgressBar(configuration: configuration, tint: nil)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
