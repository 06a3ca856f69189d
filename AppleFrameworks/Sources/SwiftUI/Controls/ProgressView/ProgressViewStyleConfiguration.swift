import UIKit

/// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
public struct ProgressViewStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/currentvaluelabel-swift.struct
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}
