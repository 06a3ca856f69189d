import Foundation

/// An interaction that lets a pointer and a view change each other, on an iPad with a trackpad and where a host moves
/// its pointer.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerinteraction
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate that provides the pointer's style. The reference is weak.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// Whether the effects are enabled.
  ///
  /// - Default: `true`.
  open var isEnabled = true { didSet { if !isEnabled { leave() } } }

  private final var region: UIPointerRegion?
  /// The current style of the pointer; `nil` if it isn't over the view.
  package private(set) final var style: UIPointerStyle?
  private final var looks: PointerLooks?

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { leave() }

  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for the pointer's style again.
  open func invalidate() {
    guard let region else { return }
    looks?.end()
    show(region)
  }

  // MARK: - The pointer

  final func move(to point: CGPoint) {
    guard isEnabled, let view else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: point)
    let found =
      delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
    guard let found, found.rect.contains(point) else { return leave() }
    if region == found { return }
    leave()
    region = found
    show(found)
    let animation = PointerAnimation()
    delegate?.pointerInteraction(self, willEnter: found, animator: animation)
    animation.run { [self] in looks?.begin() }
  }

  final func leave() {
    guard let old = region else { return }
    region = nil
    style = nil
    let animation = PointerAnimation()
    delegate?.pointerInteraction(self, willExit: old, animator: animation)
    let looks = looks
    self.looks = nil
    animation.run { looks?.end() }
  }

  private func show(_ region: UIPointerRegion) {
    style = delegate?.pointerInteraction(self, styleFor: region) ?? nil
    looks = style.flatMap { style in style.effect.map { PointerLooks($0, outline: style.outline) } }
  }
}
