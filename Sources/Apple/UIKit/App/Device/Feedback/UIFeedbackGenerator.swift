/// The base class of generators of haptic feedback.
///
/// Apps use its subclasses. The feedback is reported to the host, which has no haptic hardware; tests can read it.
///
/// - Source: developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view of the feedback: the one that the generator was created for or added to as an interaction.
  public private(set) final weak var view: UIView?

  private final var isPrepared = false

  public override init() {
    super.init()
  }

  /// Creates a generator for a view and adds it as an interaction.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Prepares the hardware so that the next feedback has no delay. A device remains prepared for a second or two.
  open func prepare() {
    isPrepared = true
  }

  /// Reports feedback to the host, unless the app is in the background, where the system provides none.
  final func give(_ kind: HostFeedback.Kind, at location: CGPoint? = nil) {
    guard UIApplication.shared.applicationState == .active else { return }
    UserInterface.current.feedbackListener?(HostFeedback(kind: kind, location: location, wasPrepared: isPrepared))
    isPrepared = false
  }
}
