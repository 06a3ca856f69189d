import CoreGraphics
import Foundation

/// A view that extends the edges of its content to its own bounds, such as under a sidebar or a bar.
///
/// The content is in the safe area. Around it, the view displays mirrored and blurred copies of it. Drawing costs as much
/// as up to nine times the content.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundextensionview
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  private final let copies = MirroredCopiesView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpExtension()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpExtension()
  }

  private func setUpExtension() {
    clipsToBounds = true
    addSubview(copies)
  }

  /// The view whose edges are extended. It becomes a subview.
  ///
  /// - Default: `nil`.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// Whether the view places its content in the safe area. Otherwise the app sets the frame of the content or constrains
  /// it.
  ///
  /// - Default: `true`.
  open var automaticallyPlacesContentView = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView, let contentView {
      contentView.frame = bounds.inset(by: safeAreaInsets)
    }
    copies.frame = bounds
    copies.show(contentView.flatMap { $0.superview === self ? $0 : nil })
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The copies around the content of an extension view.
private final class MirroredCopiesView: UIView {
  /// The standard deviation of the blur, in points. No source records it; judged by eye from pictures of iOS 26.
  private static let sigma: CGFloat = 12

  override class var layerClass: AnyClass { MirroredCopiesLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MirroredCopiesView is not archived")
  }

  func show(_ content: UIView?) {
    guard let layer = layer as? MirroredCopiesLayer else { return }
    layer.source = content?.layer
    layer.place = content?.frame ?? .zero
    isHidden = content == nil || content?.frame.contains(bounds) == true
    layer.extrasToChange.blurSigma = Self.sigma
  }
}
