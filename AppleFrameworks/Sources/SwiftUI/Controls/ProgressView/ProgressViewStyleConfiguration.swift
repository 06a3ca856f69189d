import UIKit

/// The values from which a progress view style creates a view.
///
/// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
public struct ProgressViewStyleConfiguration {
  /// A view that displays the label of a progress view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// A view that displays the label of a progress view's current value.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/currentvaluelabel-swift.struct
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The completed fraction, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label that describes the task; `nil` if there is none.
  public var label: Label?
  /// The label of the current value; `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
}
