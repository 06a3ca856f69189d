import UIKit

/// How buttons look and when they act.
///
/// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyle
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
