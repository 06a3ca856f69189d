import UIKit

/// What the style of a gauge is given.
///
/// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration
public struct GaugeStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/currentvaluelabel-swift.struct
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/minimumvaluelabel-swift.struct
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/maximumvaluelabel-swift.struct
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The share of the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}
