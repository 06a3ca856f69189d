import UIKit

/// A detent whose height is computed from the available height.
///
/// - Source: developer.apple.com/documentation/swiftui/custompresentationdetent
@preconcurrency @MainActor
public protocol CustomPresentationDetent {
  /// Returns the height in points; `nil` omits the detent.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The values from which `height(in:)` computes the height.
  public typealias Context = PresentationDetent.Context
}
