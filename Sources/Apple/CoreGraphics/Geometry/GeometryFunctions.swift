// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The C functions that create points, sizes, vectors and rectangles. Swift supports them again since Core Foundation
// declares them (the SDK of iOS 16).

/// Returns a point with the given coordinates.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgpointmake(_:_:)
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size with the given dimensions.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgsizemake(_:_:)
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns a vector with the given components.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgvectormake(_:_:)
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns a rectangle with the given origin and size.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgrectmake(_:_:_:_:)
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension Int {
  /// Creates an integer from a number, rounded toward 0 and limited to its range; 0 for NaN.
  ///
  /// It is for numbers from other code or files, for which `Int(_:)` may stop the program. The maximum is 2^52, up to
  /// which doubles represent all integers, so that sums and products with small numbers don't overflow either.
  package init(saturating number: some BinaryFloatingPoint) {
    let largest = 4_503_599_627_370_496.0
    let value = Double(number)
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -largest), largest))
  }
}
