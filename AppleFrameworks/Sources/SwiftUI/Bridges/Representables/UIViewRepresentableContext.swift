import UIKit

/// The values that a view representable creates and updates its UIKit view with.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that `makeCoordinator()` created.
  public let coordinator: Representable.Coordinator
  /// The environment at the view's place in the hierarchy.
  public let environment: EnvironmentValues
  /// The transaction of the current update.
  public let transaction: Transaction
}
