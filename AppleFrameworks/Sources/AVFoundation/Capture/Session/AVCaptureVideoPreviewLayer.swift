import CoreGraphics
import Foundation
import QuartzCore

/// Shows the picture of a camera. There is no camera, so it draws a labeled box, and its view is listed as an
/// approximation.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session to show. Without one, the layer draws nothing.
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

  /// Creates a copy for drawing.
  public override init(layer: Any) {
    session = (layer as? AVCaptureVideoPreviewLayer)?.session
    super.init(layer: layer)
  }

  /// Creates the object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// How the picture fills the layer. Stored only.
  ///
  /// - Default: `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// The connection to the camera. Always `nil`.
  open var connection: AVCaptureConnection? { nil }
  /// Whether pictures are shown. Always `false`.
  open var isPreviewing: Bool { false }

  /// Returns the point of the camera's picture for a point of the layer. The picture has sides of 1, lies on its side,
  /// and fills the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }

  /// Returns the point of the layer for a point of the camera's picture. It reverses
  /// ``captureDevicePointConverted(fromLayerPoint:)``.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
  }

  /// Returns the part of the camera's picture, whose sides are 1, that lies under a rectangle of the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let first = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.minX, y: rectInLayerCoordinates.minY))
    let last = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x), height: abs(last.y - first.y))
  }

  /// Returns what was found, in the coordinates of the layer. Always `nil`.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }

  /// Draws a labeled box where there is a session.
  open override func draw(in ctx: CGContext) {
    guard session != nil else { return }
    MediaBox.draw("AVCaptureVideoPreviewLayer", detail: "camera", of: self, in: ctx)
  }
}
