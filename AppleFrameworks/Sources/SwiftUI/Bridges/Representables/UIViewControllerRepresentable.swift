import UIKit

/// A view that shows a UIKit view controller.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that passes the controller's events on. Default: `Void`.
  associatedtype Coordinator = Void

  /// The coordinator, environment and transaction that the methods are given.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the view controller, once for each identity of the view.
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Brings the controller up to date. Called after it is created and whenever the state that it depends on changes.
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Cleans up before the controller is released. Default: does nothing.
  static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Creates the coordinator, before the view controller. Required only if `Coordinator` is not `Void`.
  func makeCoordinator() -> Self.Coordinator

  /// The size of the controller's view for a proposed size, in points; `nil` (the default) is the standard size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  /// Returns `nil`: the controller takes its preferred content size, or the proposed size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns the empty coordinator.
  public func makeCoordinator() -> Coordinator { () }
}
