import UIKit

/// A view that shows a UIKit view.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentable
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that passes the view's events on. Default: `Void`.
  associatedtype Coordinator = Void

  /// The coordinator, environment and transaction that the methods are given.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the UIKit view, once for each identity of the view.
  func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Brings the UIKit view up to date. Called after it is created and whenever the state that it depends on changes.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Cleans up before the UIKit view is released. Default: does nothing.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Creates the coordinator, before the UIKit view. Required only if `Coordinator` is not `Void`.
  func makeCoordinator() -> Self.Coordinator
  /// The size of the UIKit view for a proposed size, in points; `nil` (the default) is the standard size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}

  /// Returns `nil`: the UIKit view's own size counts.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? {
    nil
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns the empty coordinator.
  public func makeCoordinator() -> Coordinator { () }
}
