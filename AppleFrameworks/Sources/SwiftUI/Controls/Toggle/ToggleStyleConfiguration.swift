import UIKit

/// The values from which a toggle style creates a view.
///
/// - Source: developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
  /// A view that displays the label of a toggle.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/togglestyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The label that describes the purpose of the toggle.
  public let label: Label

  /// Whether the toggle is on. Setting it changes the toggle's value.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
