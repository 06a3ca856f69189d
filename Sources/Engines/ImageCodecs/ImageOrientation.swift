/// The rotation and mirroring that display an image upright, numbered as in EXIF.
package enum ImageOrientation: Int, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether the orientation exchanges width and height.
  package var swapsSides: Bool { rawValue >= 5 }
}
