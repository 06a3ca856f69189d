import UIKit

/// A view that displays a UIKit view controller.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that handles the controller's events. Default: `Void`.
  associatedtype Coordinator = Void

  /// The context of the methods, with the coordinator, environment and transaction.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the view controller, once for each identity of the view.
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Updates the view controller. It is called after the controller is created and whenever the state on which it
  /// depends changes.
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Cleans up before the controller is released. Default: does nothing.
  static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Creates the coordinator, before the view controller. Required only if `Coordinator` is not `Void`.
  func makeCoordinator() -> Self.Coordinator

  /// Returns the size of the controller's view for a proposed size, in points; `nil` (the default) is the standard
  /// size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
  /// Changes the standard size of the controller's view, in points, if `sizeThatFits(_:uiViewController:context:)`
  /// returns `nil`.
  func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: Self.UIViewControllerType)
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  /// Returns `nil`: the view has the controller's preferred content size, or the proposed size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns the empty coordinator.
  public func makeCoordinator() -> Coordinator { () }
}
