import CoreGraphics
import Foundation
import QuartzCore

/// A layer that displays the preview of a camera. Because there is no camera, it draws a labeled box, and its view is
/// listed as an approximation.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session to display. Without a session, the layer draws nothing.
  ///
  /// - Default: `nil`.
  open var session: AVCaptureSession? { didSet { setNeedsDisplay() } }

  /// Creates a layer for a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
  }

  /// Creates a layer for a session, without a connection to its inputs.
  public init(sessionWithNoConnection session: AVCaptureSession) {
    self.session = session
    super.init()
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
  }

  /// Creates a layer without a session.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of the layer for drawing.
  public override init(layer: Any) {
    session = (layer as? AVCaptureVideoPreviewLayer)?.session
    super.init(layer: layer)
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// The mode of fitting the video into the layer. The value is only stored.
  ///
  /// - Default: `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// The connection to the camera. Always `nil`.
  open var connection: AVCaptureConnection? { nil }
  /// Whether a preview is displayed. Always `false`.
  open var isPreviewing: Bool { false }

  /// Converts a point of the layer to a point of the camera's image. The coordinates are relative to the size of the
  /// image, which is in landscape orientation and fills the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }

  /// Converts a point of the camera's image to a point of the layer. It is the inverse of
  /// ``captureDevicePointConverted(fromLayerPoint:)``.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
  }

  /// Converts a rectangle of the layer to a rectangle of the camera's image, relative to its size.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let first = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.minX, y: rectInLayerCoordinates.minY))
    let last = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x), height: abs(last.y - first.y))
  }

  /// Converts a detected object to the coordinates of the layer. Always `nil`.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }

  /// Draws a labeled box if there is a session.
  open override func draw(in ctx: CGContext) {
    guard session != nil else { return }
    MediaBox.draw("AVCaptureVideoPreviewLayer", detail: "camera", of: self, in: ctx)
  }
}
