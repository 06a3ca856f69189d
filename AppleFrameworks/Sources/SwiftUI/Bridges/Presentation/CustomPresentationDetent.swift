import UIKit

/// A detent whose height is computed from the available height.
///
/// - Source: developer.apple.com/documentation/swiftui/custompresentationdetent
@preconcurrency @MainActor
public protocol CustomPresentationDetent {
  /// The height in points; `nil` leaves the detent out.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The values that `height(in:)` computes the height from.
  public typealias Context = PresentationDetent.Context
}
