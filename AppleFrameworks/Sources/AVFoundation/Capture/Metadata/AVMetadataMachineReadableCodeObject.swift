import CoreGraphics
import Foundation

/// A bar code or its like.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
