import UIKit

/// The same for a view controller.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
