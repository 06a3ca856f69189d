import UIKit

/// What a view or controller of UIKit's is told of its surroundings.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
