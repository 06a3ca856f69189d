import Foundation
import UIKit

extension Picture {
  /// Whether all of its pixels are the same.
  package var isOfOneColor: Bool {
    image.withPixels { pixels, bytesPerRow in
      guard image.height > 0, image.width > 0 else { return true }
      let isRow = (0..<image.width).allSatisfy { memcmp(pixels, pixels + $0 * 4, 4) == 0 }
      return isRow
        && (0..<image.height).allSatisfy { memcmp(pixels, pixels + $0 * bytesPerRow, image.width * 4) == 0 }
    }
  }
}
