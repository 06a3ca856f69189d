import UIKit

/// A height that is reckoned from what there is.
///
/// - Source: developer.apple.com/documentation/swiftui/custompresentationdetent
@preconcurrency @MainActor
public protocol CustomPresentationDetent {
  /// The height in points; `nil` where the detent is none.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}
