// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// C's ways to make points, sizes, vectors and rectangles. Since Core Foundation declares them (the SDK of iOS 16), Swift takes
// them again.

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
  /// Creates a number as a whole one, cut towards zero. One out of range counts as the largest or smallest, one that is
  /// none as 0.
  ///
  /// Where numbers come from code or files of others: `Int(_:)` stops the program for what it can't hold. The largest is 2^52,
  /// up to which doubles tell whole numbers apart, so that sums and products with small numbers can't overflow either.
  package init(saturating number: some BinaryFloatingPoint) {
    let largest = 4_503_599_627_370_496.0
    let value = Double(number)
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -largest), largest))
  }
}
