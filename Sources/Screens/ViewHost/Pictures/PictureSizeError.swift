import UIKit

/// The error that a picture would have no pixels or exceed the available memory.
public struct PictureSizeError: Error, CustomStringConvertible, Equatable {
  /// The size of the view in points.
  public let size: CGSize

  /// The number of pixels per point.
  public let scale: CGFloat

  public var description: String {
    "cannot create a picture of \(size.width.briefDescription) x \(size.height.briefDescription) points at "
      + "\(scale.briefDescription)x"
  }
}
