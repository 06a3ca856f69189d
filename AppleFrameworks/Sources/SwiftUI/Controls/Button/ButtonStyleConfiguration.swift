import UIKit

/// The values from which a button style creates a button.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
  /// A view that displays the label of a button.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The button's purpose; `nil` if it has none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}
