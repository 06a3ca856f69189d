import UIKit

/// The values from which a primitive button style creates a button.
///
/// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
  /// A view that displays the label of a button.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The button's purpose; `nil` if it has none.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void
  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}
