import Foundation

/// An interaction that lets a view accept drops.
///
/// - Source: developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate that handles the drops. The reference is weak.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  open private(set) weak var view: UIView?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
