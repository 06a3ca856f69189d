import UIKit

/// How buttons look.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonstyle
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
