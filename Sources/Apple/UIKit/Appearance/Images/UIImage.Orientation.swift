import ImageCodecs

extension UIImage {
  /// How an image's pixels have to be turned to be seen upright.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/orientation
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter anticlockwise.
    case left = 2
    /// By a quarter clockwise.
    case right = 3
    /// Flipped across.
    case upMirrored = 4
    /// Flipped down.
    case downMirrored = 5
    /// Flipped across, then turned by a quarter anticlockwise.
    case leftMirrored = 6
    /// Flipped across, then turned by a quarter clockwise.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// Creates the orientation that a picture file names.
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

  /// Whether width and height change places.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the image flipped across.
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

  /// Where in the stored pixels the pixel (x, y) of the upright image lies.
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
