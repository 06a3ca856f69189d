import CoreGraphics
import Foundation

/// A bar code or another code that was found in a picture.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code. Always `nil`.
  open var stringValue: String? { nil }
  /// The corners of the code in the picture. Always empty.
  open var corners: [CGPoint] { [] }
}
