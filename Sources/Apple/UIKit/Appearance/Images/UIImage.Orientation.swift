import ImageCodecs

extension UIImage {
  /// The transform of an image's pixels to the upright orientation.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/orientation
  public enum Orientation: Int, Sendable {
    /// No transform.
    case up = 0
    /// A rotation by 180 degrees.
    case down = 1
    /// A rotation by 90 degrees counterclockwise.
    case left = 2
    /// A rotation by 90 degrees clockwise.
    case right = 3
    /// A horizontal flip.
    case upMirrored = 4
    /// A vertical flip.
    case downMirrored = 5
    /// A horizontal flip followed by a rotation by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// A horizontal flip followed by a rotation by 90 degrees clockwise.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// Creates the orientation in an image file.
  init(_ orientation: ImageOrientation) {
    self =
      switch orientation.rawValue {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }

  /// Whether width and height are exchanged.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the horizontally flipped image.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Returns the position in the stored pixels of a pixel in the upright image.
  func source(x: Int, y: Int, storedWidth: Int, storedHeight: Int) -> (x: Int, y: Int) {
    let (right, bottom) = (storedWidth - 1, storedHeight - 1)
    return switch self {
    case .up: (x, y)
    case .down: (right - x, bottom - y)
    case .left: (right - y, x)
    case .right: (y, bottom - x)
    case .upMirrored: (right - x, y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (right - y, bottom - x)
    }
  }
}
