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

    /// Creates a transition in which the view slides up from the bottom.
    open class func coverVertical() -> Transition { Transition(.style(.coverVertical)) }

    /// Creates a transition that flips the screen.
    open class func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }

    /// Creates a transition in which the view fades in.
    open class func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }

    /// Creates a transition that curls up a corner. In this implementation the view fades in, as with the modal
    /// transition style.
    open class func partialCurl() -> Transition { Transition(.style(.partialCurl)) }

    /// Creates a transition in which the view grows from another view, and shrinks back to it.
    ///
    /// - Parameter sourceViewProvider: A closure that returns the source view, or `nil` for the center of the screen.
    ///   It is called for each transition.
    open class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options, sourceViewProvider))
    }

    /// Creates a transition in which the view grows from a bar item, and shrinks back to it.
    ///
    /// - Parameter sourceBarButtonItemProvider: A closure that returns the item, or `nil` for the center of the screen.
    ///   It is called for each transition.
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoom(options:sourcebarbuttonitemprovider:)
    open class func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(.zoom(options) { sourceBarButtonItemProvider($0)?.viewInBar })
    }

    /// The options of a zoom transition.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The color over the views behind the controller at the end of the transition.
      ///
      /// - Default: `nil`, for no color.
      open var dimmingColor: UIColor?

      /// A closure that returns the part of the zoomed view that is aligned with the source view, or `nil` for the
      /// whole view.
      open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?

      public override init() { super.init() }
    }

    /// The controllers of a zoom transition.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller that contains the source view.
      public final let sourceViewController: UIViewController
      /// The controller that is zoomed.
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
      /// The view from which the controller grows.
      public final let sourceView: UIView
      /// The controller that is zoomed.
      public final let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
        super.init()
      }
    }
  }

  /// The transition of the controller, or `nil` for that of the container.
  ///
  /// A navigation controller supports zooming, and slides for all other transitions. Sheets have their own transition.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition
  public final var preferredTransition: Transition? {
    get { extras.preferredTransition }
    set { extras.preferredTransition = newValue }
  }
}

/// The motion of a view that grows from another view, or shrinks back to it.
struct ZoomMotion: TransitionMotion {
  private let view: UIView
  private let source: UIView?
  private let isComing: Bool
  /// The frame of the source in the container, at which the aligned part of the view begins.
  private let small: CGRect
  private let part: CGRect
  private let frame: CGRect
  private let shade: UIView?

  /// Creates a motion, or returns `nil` if the controller does not zoom.
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
    // The aligned part is at the source at the beginning, and at its own position at the end.
    let scaleX = small.width / part.width + (1 - small.width / part.width) * shown
    let scaleY = small.height / part.height + (1 - small.height / part.height) * shown
    let target = CGPoint(x: frame.minX + part.midX, y: frame.minY + part.midY)
    let middle = CGPoint(
      x: small.midX + (target.x - small.midX) * shown, y: small.midY + (target.y - small.midY) * shown)
    // The transform refers to the center of the view, which may differ from that of the aligned part.
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
