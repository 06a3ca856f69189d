import UIKit

/// A view of which no picture can be made: it has no pixel, or more than memory can hold.
public struct PictureSizeError: Error, CustomStringConvertible, Equatable {
  /// The view's size in points.
  public let size: CGSize

  /// Pixels per point.
  public let scale: CGFloat

  public var description: String {
    "no picture can be made of \(size.width.briefDescription) x \(size.height.briefDescription) points at "
      + "\(scale.briefDescription)x"
  }
}
