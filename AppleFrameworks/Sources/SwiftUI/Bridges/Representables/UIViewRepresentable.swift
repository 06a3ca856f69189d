import UIKit

/// A view that displays a UIKit view.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentable
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that handles the view's events. Default: `Void`.
  associatedtype Coordinator = Void

  /// The context of the methods, with the coordinator, environment and transaction.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the UIKit view, once for each identity of the view.
  func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Updates the UIKit view. It is called after the view is created and whenever the state on which it depends changes.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Cleans up before the UIKit view is released. Default: does nothing.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Creates the coordinator, before the UIKit view. Required only if `Coordinator` is not `Void`.
  func makeCoordinator() -> Self.Coordinator
  /// Returns the size of the UIKit view for a proposed size, in points; `nil` (the default) is the standard size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
  /// Changes the standard size of the UIKit view, in points, if `sizeThatFits(_:uiView:context:)` returns `nil`.
  func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: Self.UIViewType)
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}

  /// Returns `nil`: the UIKit view determines its own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize? {
    nil
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns the empty coordinator.
  public func makeCoordinator() -> Coordinator { () }
}
