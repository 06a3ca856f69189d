import UIKit

/// The values from which a toggle style makes a view.
///
/// - Source: developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
  /// The label of a toggle, as a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/togglestyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    /// The view that shows this part.
    public var body: some View { content }
  }

  /// What the toggle is for.
  public let label: Label

  /// Whether the toggle is on. Setting it changes the toggle's value.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
