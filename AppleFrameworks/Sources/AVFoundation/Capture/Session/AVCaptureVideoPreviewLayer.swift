import CoreGraphics
import Foundation
import QuartzCore

/// Shows what a camera sees: nothing here. It is a labeled box, and a view that it lies in is listed as an approximation.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession? { didSet { setNeedsDisplay() } }

  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
  }

  public init(sessionWithNoConnection session: AVCaptureSession) {
    self.session = session
    super.init()
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
  }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    session = (layer as? AVCaptureVideoPreviewLayer)?.session
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// - Default: `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  /// A point of the layer in the camera's picture, whose sides are 1 and which lies on its side. Without a camera it fills
  /// the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }

  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
  }

  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let first = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.minX, y: rectInLayerCoordinates.minY))
    let last = captureDevicePointConverted(
      fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
    return CGRect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x), height: abs(last.y - first.y))
  }

  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }

  open override func draw(in ctx: CGContext) {
    guard session != nil else { return }
    MediaBox.draw("AVCaptureVideoPreviewLayer", detail: "camera", of: self, in: ctx)
  }
}
