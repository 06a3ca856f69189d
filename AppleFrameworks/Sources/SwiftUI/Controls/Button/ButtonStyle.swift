import UIKit

/// A type that defines the appearance of buttons.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonstyle
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view of a button.
  ///
  /// - Parameter configuration: The button's parts and state.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
