import CoreGraphics
import Foundation

/// A feature that a detector found in an image.
///
/// - Source: developer.apple.com/documentation/coreimage/cifeature
open class CIFeature: NSObject {
  /// The type of the feature, such as `CIFeatureTypeFace`.
  open var type: String { "" }
  /// The bounds of the feature in the image's coordinates.
  open var bounds: CGRect { .zero }
}

/// A face in an image. None are detected.
///
/// - Source: developer.apple.com/documentation/coreimage/cifacefeature
open class CIFaceFeature: CIFeature {
  open override var type: String { CIFeatureTypeFace }
  /// Whether the position of the left eye is known.
  open var hasLeftEyePosition: Bool { false }
  /// The position of the left eye.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether the position of the right eye is known.
  open var hasRightEyePosition: Bool { false }
  /// The position of the right eye.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether the position of the mouth is known.
  open var hasMouthPosition: Bool { false }
  /// The position of the mouth.
  open var mouthPosition: CGPoint { .zero }
  /// Whether the face has a smile.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
  /// Whether the rotation of the face is known.
  open var hasFaceAngle: Bool { false }
  /// The rotation of the face, in degrees.
  open var faceAngle: Float { 0 }
}

/// A QR code in an image. None are detected.
///
/// - Source: developer.apple.com/documentation/coreimage/ciqrcodefeature
open class CIQRCodeFeature: CIFeature {
  open override var type: String { CIFeatureTypeQRCode }
  /// The text of the code.
  open var messageString: String? { nil }
  /// The upper left corner.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner.
  open var topRight: CGPoint { .zero }
  /// The lower left corner.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner.
  open var bottomRight: CGPoint { .zero }
}

/// A rectangle in an image. None are detected.
///
/// - Source: developer.apple.com/documentation/coreimage/cirectanglefeature
open class CIRectangleFeature: CIFeature {
  open override var type: String { CIFeatureTypeRectangle }
  /// The upper left corner.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner.
  open var topRight: CGPoint { .zero }
  /// The lower left corner.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner.
  open var bottomRight: CGPoint { .zero }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIFeatureTypeFace = "Face"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIFeatureTypeRectangle = "Rectangle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIFeatureTypeQRCode = "QRCode"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIFeatureTypeText = "Text"
