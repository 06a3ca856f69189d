/// What has the device answer a person's fingers: the part that all kinds have in common.
///
/// Apps make one of its subclasses. A host has no motor; it hears of the feedback, and tests can ask for it.
///
/// - Source: developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the feedback belongs to: the one that the generator was made for, or added to as an interaction.
  public private(set) final weak var view: UIView?

  private final var isPrepared = false

  public override init() {
    super.init()
  }

  /// Creates a generator for a view, and adds it there as an interaction.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Gets the motor ready: the next feedback comes without delay. A device's motor stays so for a second or two.
  open func prepare() {
    isPrepared = true
  }

  /// Tells the host, unless the app is in the background, where the system gives no feedback.
  final func give(_ kind: HostFeedback.Kind, at location: CGPoint? = nil) {
    guard UIApplication.shared.applicationState == .active else { return }
    UserInterface.current.feedbackListener?(HostFeedback(kind: kind, location: location, wasPrepared: isPrepared))
    isPrepared = false
  }
}
