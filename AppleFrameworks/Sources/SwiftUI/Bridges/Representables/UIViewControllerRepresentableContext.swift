import UIKit

/// The context in which a representable creates and updates its view controller.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that `makeCoordinator()` created.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The transaction of the current update.
  public let transaction: Transaction
}
