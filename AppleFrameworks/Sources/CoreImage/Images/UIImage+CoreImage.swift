import CoreGraphics
import FoundationGaps
import HostServices
import UIKit

// On Apple's systems, these members belong to UIKit, which imports Core Image. In this framework, Core Image imports
// UIKit and declares them.

private nonisolated(unsafe) var recipeKey: UInt8 = 0

extension UIImage {
  /// Creates an image from a recipe, with one pixel per point.
  ///
  /// The recipe is rendered immediately. `cgImage` contains its pixels, but is `nil` on a device.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/init(ciimage:)
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image from a recipe.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point. A value of 0 is replaced with 1.
  ///   - orientation: The orientation of the pixels.
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

  /// The recipe from which the image was created; `nil` for other images.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/ciimage
  public var ciImage: CIImage? { objc_getAssociatedObject(self, &recipeKey) as? CIImage }
}

extension CIImage {
  /// Creates an image from the pixels of a UIKit image, without applying its orientation; `nil` if it has no pixels.
  ///
  /// - Source: developer.apple.com/documentation/coreimage/ciimage/init(image:)
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Creates an image from the pixels of a UIKit image, without applying its orientation; `nil` if it has no pixels.
  /// See `init(cgImage:options:)`.
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
