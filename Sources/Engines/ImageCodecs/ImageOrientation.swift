/// How an image has to be turned to stand upright, by the numbers of EXIF.
package enum ImageOrientation: Int, Sendable, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether width and height change places.
  package var swapsSides: Bool { rawValue >= 5 }
}
