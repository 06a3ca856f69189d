import CoreGraphics
import Foundation

extension UIViewController {
  /// The transition of a controller that is pushed or presented.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition
  @preconcurrency @MainActor
  open class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// Covers what was there from below.
    open class func coverVertical() -> Transition { Transition(.style(.coverVertical)) }

    /// Flips the screen over.
    open class func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }

    /// Fades in.
    open class func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }

    /// Curls a corner up. Here it fades in, as with the modal transition style.
    open class func partialCurl() -> Transition { Transition(.style(.partialCurl)) }

    /// Grows out of a view, and shrinks back into it.
    ///
    /// - Parameter sourceViewProvider: the view; `nil` for the middle of the screen. It is asked each time.
    open class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options, sourceViewProvider))
    }

    /// The options of a zoom transition.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The color over what is behind the controller, as soon as it is all there.
      ///
      /// - Default: `nil`: none.
      open var dimmingColor: UIColor?

      /// The part of the zoomed view that lies over the source view when it is small; `nil` for all of it.
      open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?

      public override init() { super.init() }
    }

    /// The controllers of a zoom transition.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller that the view is in.
      public final let sourceViewController: UIViewController
      /// The controller that zooms.
      public final let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// The controllers and the source view of a zoom transition.
    @preconcurrency @MainActor
    open class ZoomAlignmentRectContext: NSObject {
      /// The view that the controller grows out of.
      public final let sourceView: UIView
      /// The controller that zooms.
      public final let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
        super.init()
      }
    }
  }

  /// The transition of the controller; `nil` for the container's own.
  ///
  /// A navigation controller zooms, and otherwise slides. Sheets move as sheets do.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition
  public final var preferredTransition: Transition? {
    get { extras.preferredTransition }
    set { extras.preferredTransition = newValue }
  }
}

/// A view that grows out of another one, or shrinks back into it.
struct ZoomMotion: TransitionMotion {
  private let view: UIView
  private let source: UIView?
  private let isComing: Bool
  /// Where the part of the view that lies over the source begins, in the container.
  private let small: CGRect
  private let part: CGRect
  private let frame: CGRect
  private let shade: UIView?

  /// - Returns: `nil` where the controller does not zoom.
  @MainActor
  init?(of zoomed: UIViewController, from other: UIViewController, in container: UIView, isComing: Bool) {
    guard case .zoom(let options, let provider) = zoomed.preferredTransition?.kind, let view = zoomed.viewIfLoaded
    else { return nil }
    self.view = view
    self.isComing = isComing
    source = provider(.init(source: other, zoomed: zoomed))
    frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2, width: view.bounds.width,
      height: view.bounds.height)
    let whole = CGRect(origin: .zero, size: view.bounds.size)
    part = source.flatMap { options?.alignmentRectProvider?(.init(source: $0, zoomed: zoomed)) } ?? whole
    let middle = CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
      .insetBy(dx: -container.bounds.width / 8, dy: -container.bounds.height / 8)
    small = source.map { $0.convert($0.bounds, to: container) } ?? middle
    guard let color = options?.dimmingColor, view.superview === container else {
      shade = nil
      return
    }
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = color
    shade.isUserInteractionEnabled = false
    container.insertSubview(shade, belowSubview: view)
    self.shade = shade
  }

  func place(at fraction: CGFloat) {
    let shown = isComing ? fraction : 1 - fraction
    guard part.width > 0, part.height > 0 else { return }
    // The part lies over the source at the beginning, and where it belongs at the end.
    let scaleX = small.width / part.width + (1 - small.width / part.width) * shown
    let scaleY = small.height / part.height + (1 - small.height / part.height) * shown
    let target = CGPoint(x: frame.minX + part.midX, y: frame.minY + part.midY)
    let middle = CGPoint(
      x: small.midX + (target.x - small.midX) * shown, y: small.midY + (target.y - small.midY) * shown)
    // A transform is about the view's middle, from which the part's may lie off.
    let offset = CGPoint(x: (part.midX - frame.width / 2) * scaleX, y: (part.midY - frame.height / 2) * scaleY)
    view.transform = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: middle.x - offset.x - frame.midX, ty: middle.y - offset.y - frame.midY)
    view.alpha = min(1, shown * 4)
    source?.alpha = 1 - shown
    shade?.alpha = shown
  }

  func cleanUp() {
    view.transform = .identity
    view.alpha = 1
    source?.alpha = 1
    shade?.removeFromSuperview()
  }
}
