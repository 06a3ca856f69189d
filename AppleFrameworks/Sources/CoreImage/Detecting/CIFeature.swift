import CoreGraphics
import Foundation

/// Something that a detector found in an image.
///
/// - Source: developer.apple.com/documentation/coreimage/cifeature
open class CIFeature: NSObject {
  /// The kind of the feature, such as `CIFeatureTypeFace`.
  open var type: String { "" }
  /// Where it is, in the image's coordinates.
  open var bounds: CGRect { .zero }
}

/// A face in an image. None is found here.
///
/// - Source: developer.apple.com/documentation/coreimage/cifacefeature
open class CIFaceFeature: CIFeature {
  open override var type: String { CIFeatureTypeFace }
  /// Whether it is known where the left eye is.
  open var hasLeftEyePosition: Bool { false }
  /// Where the left eye is.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether it is known where the right eye is.
  open var hasRightEyePosition: Bool { false }
  /// Where the right eye is.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether it is known where the mouth is.
  open var hasMouthPosition: Bool { false }
  /// Where the mouth is.
  open var mouthPosition: CGPoint { .zero }
  /// Whether the face smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
  /// Whether the turn of the face is known.
  open var hasFaceAngle: Bool { false }
  /// The turn of the face, in degrees.
  open var faceAngle: Float { 0 }
}

/// A code of squares in an image. None is found here.
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

/// A rectangle in an image. None is found here.
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
