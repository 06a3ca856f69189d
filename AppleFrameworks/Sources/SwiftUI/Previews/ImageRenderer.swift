import UIKit

/// An object that creates images of a view.
///
/// - Source: developer.apple.com/documentation/swiftui/imagerenderer
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to render. Setting it notifies the observers of the renderer.
  public var content: Content {
    didSet { subject.send() }
  }

  /// The proposed size. By default the view has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { subject.send() }
  }

  /// The number of pixels per point in the images.
  ///
  /// - Default: 1.
  public var scale: CGFloat = 1 {
    didSet { subject.send() }
  }

  /// Whether the images are opaque. Areas of an opaque image without content are black.
  ///
  /// - Default: `false`.
  public var isOpaque = false {
    didSet { subject.send() }
  }

  /// The color mode. Images have sRGB colors in every mode.
  public var colorMode = ColorRenderingMode.nonLinear

  /// The publisher that emits when the images may have changed.
  nonisolated public var objectWillChange: PassthroughSubject<Void, Never> { subject }
  // Unchecked: The subject has its own lock.
  nonisolated(unsafe) private let subject = PassthroughSubject<Void, Never>()

  /// Creates a renderer for a view.
  public init(content view: Content) { content = view }

  /// An image of the view; `nil` if the view has no size.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// An image of the view; `nil` if the view has no size.
  public var cgImage: CGImage? {
    let (view, size) = laidOut()
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: size), format: format).image {
      view.layer.render(in: $0.cgContext)
    }.cgImage
  }

  /// Draws the view with a closure.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point in effects that are drawn as images.
  ///   - renderer: A closure that receives the size in points and a function that draws into a context whose y-axis
  ///     points up.
  /// - Source: developer.apple.com/documentation/swiftui/imagerenderer/render(rasterizationscale:renderer:)
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let (view, size) = laidOut()
    renderer(size) { context in
      context.saveGState()
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      view.layer.render(in: context)
      context.restoreGState()
    }
  }

  /// Returns the view, laid out, and its size.
  private func laidOut() -> (UIView, CGSize) {
    let view = HostingView(content)
    view.avoidsSafeArea = false
    view.adjustEnvironment = { [scale] in $0.displayScale = scale }
    let size = view.contentSize(proposedSize)
    view.frame = CGRect(origin: .zero, size: size)
    view.update()
    view.layoutIfNeeded()
    return (view, size)
  }
}
