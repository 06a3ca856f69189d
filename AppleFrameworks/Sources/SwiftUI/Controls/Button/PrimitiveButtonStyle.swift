import UIKit

/// A type that defines the appearance of buttons and the time of their action.
///
/// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyle
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view of a button.
  ///
  /// - Parameter configuration: The button's parts and state.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
