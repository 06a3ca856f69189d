import UIKit

/// The values that a view controller representable creates and updates its controller with.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that `makeCoordinator()` created.
  public let coordinator: Representable.Coordinator
  /// The environment at the view's place in the hierarchy.
  public let environment: EnvironmentValues
  /// The transaction of the current update.
  public let transaction: Transaction
}
