import UIKit

/// The values from which a gauge style creates a view.
///
/// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration
public struct GaugeStyleConfiguration {
  /// A view that displays the label of a gauge.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// A view that displays the label of a gauge's current value.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/currentvaluelabel-swift.struct
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// A view that displays the label of a gauge's lower bound.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/minimumvaluelabel-swift.struct
  public struct MinimumValueLabel: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// A view that displays the label of a gauge's upper bound.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/gaugestyleconfiguration/maximumvaluelabel-swift.struct
  public struct MaximumValueLabel: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The position of the value in the range, from 0 to 1.
  public var value: Double
  /// The label that describes the measured value.
  public var label: Label
  /// The label of the current value; `nil` if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; `nil` if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; `nil` if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}
