import Foundation
import UIKit

/// The state of the images of a view.
private final class Loading {
  nonisolated(unsafe) static var key: UInt8 = 0

  /// The number of each request by its purpose. A button has one for each state.
  var numbers: [String: Int] = [:]
  var operations: [String: SDWebImageCombinedOperation] = [:]
  var url: URL?
  var indicator: (any SDWebImageIndicator)?
  var transition: SDWebImageTransition?

  static func of(_ view: UIView) -> Loading {
    if let known = objc_getAssociatedObject(view, &key) as? Loading { return known }
    let new = Loading()
    objc_setAssociatedObject(view, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  func showIndicator(in view: UIView) {
    guard let indicator else { return }
    let shown = indicator.indicatorView
    if shown.superview !== view {
      view.addSubview(shown)
      shown.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      shown.autoresizingMask = [
        .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
      ]
    }
    indicator.startAnimatingIndicator()
  }
}

extension UIView {
  /// The URL of the most recently requested image.
  public var sd_imageURL: URL? { Loading.of(self).url }

  /// The view that indicates loading.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { Loading.of(self).indicator }
    set {
      Loading.of(self).indicator?.indicatorView.removeFromSuperview()
      Loading.of(self).indicator = newValue
    }
  }

  /// The animation with which a loaded image appears; nil for no animation.
  public var sd_imageTransition: SDWebImageTransition? {
    get { Loading.of(self).transition }
    set { Loading.of(self).transition = newValue }
  }

  public func sd_cancelCurrentImageLoad() {
    for name in Loading.of(self).operations.keys { cancelLoad(for: name) }
  }

  /// Cancels the request for one purpose.
  fileprivate func cancelLoad(for name: String) {
    let loading = Loading.of(self)
    guard let operation = loading.operations.removeValue(forKey: name) else { return }
    loading.numbers[name, default: 0] += 1
    operation.cancel()
    if loading.operations.isEmpty { loading.indicator?.stopAnimatingIndicator() }
  }

  /// Displays the placeholder, and then the loaded image.
  ///
  /// - Parameter name: The purpose of the image. A later request with the same purpose replaces this one.
  fileprivate func load(
    _ url: URL?, for name: String, placeholder: UIImage?, options: SDWebImageOptions,
    context: [SDWebImageContextOption: Any]?, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock?, show: @escaping (UIImage?) -> Void
  ) {
    let loading = Loading.of(self)
    loading.url = url
    loading.numbers[name, default: 0] += 1
    let number = loading.numbers[name]
    if !options.contains(.avoidAutoCancelImage) { loading.operations[name]?.cancel() }
    if !options.contains(.delayPlaceholder) { show(placeholder) }
    guard let url else {
      if options.contains(.delayPlaceholder) { show(placeholder) }
      loading.indicator?.stopAnimatingIndicator()
      completed?(nil, SDWebImageError(code: .invalidURL), .none, nil)
      return
    }
    loading.showIndicator(in: self)
    let manager = context?[.customManager] as? SDWebImageManager ?? .shared
    loading.operations[name] = manager.loadImage(with: url, options: options, context: context, progress: progress) {
      [weak self] image, data, error, type, _, url in
      guard let self, loading.numbers[name] == number else { return }
      loading.operations[name] = nil
      loading.indicator?.stopAnimatingIndicator()
      let shown = image ?? (options.contains(.delayPlaceholder) ? placeholder : nil)
      if let shown, !options.contains(.avoidAutoSetImage) {
        if let transition = loading.transition, type == .none || options.contains(.forceTransition) {
          transition.prepares?(self, shown, data, type, url)
          UIView.transition(
            with: self, duration: transition.duration, options: transition.animationOptions,
            animations: {
              if !transition.avoidAutoSetImage { show(shown) }
              transition.animations?(self, shown)
            }, completion: transition.completion)
        } else {
          show(shown)
        }
      }
      completed?(image, error, type, url)
    }
  }
}

extension UIImageView {
  public func sd_setImage(with url: URL?) { sd_setImage(with: url, placeholderImage: nil, progress: nil) }

  public func sd_setImage(with url: URL?, completed: SDExternalCompletionBlock?) {
    sd_setImage(with: url, placeholderImage: nil, progress: nil, completed: completed)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    completed: SDExternalCompletionBlock? = nil
  ) { sd_setImage(with: url, placeholderImage: placeholder, options: options, progress: nil, completed: completed) }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]?
  ) { sd_setImage(with: url, placeholderImage: placeholder, options: options, context: context, progress: nil) }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(
      url, for: "image", placeholder: placeholder, options: options, context: context, progress: progress,
      completed: completed
    ) { [weak self] in self?.image = $0 }
  }

  public func sd_setHighlightedImage(
    with url: URL?, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    load(
      url, for: "highlightedImage", placeholder: nil, options: options, context: nil, progress: nil,
      completed: completed
    ) { [weak self] in self?.highlightedImage = $0 }
  }

  public func sd_cancelCurrentHighlightedImageLoad() { cancelLoad(for: "highlightedImage") }
}

extension UIButton {
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(
      url, for: "image \(state.rawValue)", placeholder: placeholder, options: options, context: context, progress: nil,
      completed: completed
    ) { [weak self] in self?.setImage($0, for: state) }
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(
      url, for: "background \(state.rawValue)", placeholder: placeholder, options: options, context: context,
      progress: nil, completed: completed
    ) { [weak self] in self?.setBackgroundImage($0, for: state) }
  }

  public func sd_cancelImageLoad(for state: UIControl.State) { cancelLoad(for: "image \(state.rawValue)") }

  public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
    cancelLoad(for: "background \(state.rawValue)")
  }
}

/// An image view that plays images with several frames, as `UIImageView` does here.
open class SDAnimatedImageView: UIImageView {
  open var shouldCustomLoopCount = false
  open var animationRepeatsForever = true
  open var autoPlayAnimatedImage = true
  open var clearBufferWhenStopped = false
  open var maxBufferSize: UInt = 0
  open var playbackRate = 1.0
}

/// An image of one or several frames.
public typealias SDAnimatedImage = UIImage

extension UIImage {
  public class func sd_image(with data: Data?) -> UIImage? { data.flatMap { UIImage(data: $0) } }

  public class func sd_image(with data: Data?, scale: CGFloat) -> UIImage? {
    data.flatMap { UIImage(data: $0, scale: scale) }
  }

  public var sd_isAnimated: Bool { (images?.count ?? 0) > 1 }

  public func sd_imageData() -> Data? { pngData() }

  public func sd_imageData(as format: SDImageFormat) -> Data? {
    format == .JPEG ? jpegData(compressionQuality: 1) : pngData()
  }

  public func sd_imageData(as format: SDImageFormat, compressionQuality: Double) -> Data? {
    format == .JPEG ? jpegData(compressionQuality: compressionQuality) : pngData()
  }

  public func sd_resizedImage(with size: CGSize, scaleMode: SDImageScaleMode) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
    let ratios = (size.width / self.size.width, size.height / self.size.height)
    let ratio =
      switch scaleMode {
      case .fill: ratios
      case .aspectFit: (min(ratios.0, ratios.1), min(ratios.0, ratios.1))
      case .aspectFill: (max(ratios.0, ratios.1), max(ratios.0, ratios.1))
      }
    let shown = CGSize(width: self.size.width * ratio.0, height: self.size.height * ratio.1)
    return drawn(in: size) { _ in
      self.draw(
        in: CGRect(
          x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2, width: shown.width,
          height: shown.height))
    }
  }

  public func sd_roundedCornerImage(
    withRadius radius: CGFloat, corners: UIRectCorner, borderWidth: CGFloat, borderColor: UIColor?
  ) -> UIImage? {
    drawn(in: size) { bounds in
      let path = UIBezierPath(
        roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      path.addClip()
      self.draw(in: bounds)
      guard borderWidth > 0, let borderColor else { return }
      borderColor.setStroke()
      path.lineWidth = borderWidth * 2
      path.stroke()
    }
  }

  public func sd_tintedImage(with color: UIColor) -> UIImage? {
    drawn(in: size) { bounds in
      self.draw(in: bounds)
      color.setFill()
      UIRectFillUsingBlendMode(bounds, .sourceAtop)
    }
  }

  private func drawn(in size: CGSize, _ draw: (CGRect) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(CGRect(origin: .zero, size: size)) }
  }
}
