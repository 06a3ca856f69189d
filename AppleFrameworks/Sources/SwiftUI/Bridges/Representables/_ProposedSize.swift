import UIKit

/// The proposal that `_overrideSizeThatFits(_:in:uiView:)` gets, which libraries read with `Mirror` for systems before
/// iOS 16.
///
/// - Source: SwiftUI.swiftinterface of the iOS SDK, as open libraries use it
public struct _ProposedSize: Sendable {
  /// The proposed width, in points; `nil` if it is not specified.
  var width: CGFloat?
  /// The proposed height, in points; `nil` if it is not specified.
  var height: CGFloat?

  init(_ proposal: ProposedViewSize) {
    width = proposal.width
    height = proposal.height
  }
}

extension UIViewRepresentable {
  /// Leaves the size as it is.
  public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: Self.UIViewType
  ) {}
}

extension UIViewControllerRepresentable {
  /// Leaves the size as it is.
  public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: Self.UIViewControllerType
  ) {}
}
