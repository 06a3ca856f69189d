import CoreGraphics
import Foundation

/// A bar code or another code that is detected in a frame.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code. Always `nil`.
  open var stringValue: String? { nil }
  /// The corners of the code in the frame. Always empty.
  open var corners: [CGPoint] { [] }
}
