import CoreGraphics
import FoundationGaps
import HostServices
import UIKit

// On Apple's systems these members are UIKit's, which imports Core Image. Here Core Image lies above UIKit, and
// declares them.

private nonisolated(unsafe) var recipeKey: UInt8 = 0

extension UIImage {
  /// An image of a recipe, one pixel to the point.
  ///
  /// The recipe is rendered at once here: `cgImage` has its pixels, and is not nil as on a device.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/init(ciimage:)
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// An image of a recipe.
  ///
  /// - Parameters:
  ///   - scale: The pixels in a point; 0 stands for 1.
  ///   - orientation: How the pixels have to be turned to be seen upright.
  /// - Source: developer.apple.com/documentation/uikit/uiimage/init(ciimage:scale:orientation:)
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
      if ciImage.extent.isInfinite {
        HostServices.tellDeveloper(
          "UIImage(ciImage:): the image has no end, so there is nothing to show; crop it with cropped(to:)")
      }
    }
    objc_setAssociatedObject(self, &recipeKey, ciImage, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The recipe that the image was made of; nil for other images.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/ciimage
  public var ciImage: CIImage? { objc_getAssociatedObject(self, &recipeKey) as? CIImage }
}

extension CIImage {
  /// An image of an image's pixels, not turned by its orientation; nil where it has none.
  ///
  /// - Source: developer.apple.com/documentation/coreimage/ciimage/init(image:)
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// An image of an image's pixels, not turned by its orientation; nil where it has none. See `init(cgImage:options:)`.
  ///
  /// - Source: developer.apple.com/documentation/coreimage/ciimage/init(image:options:)
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    if let recipe = image.ciImage {
      self.init(recipe.node, properties: recipe.properties)
    } else if let pixels = image.cgImage {
      self.init(cgImage: pixels, options: options)
    } else {
      return nil
    }
  }
}
