/// A way from one controller to another, as a storyboard lays it out, while it is being taken.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What the storyboard calls the segue; `nil` where it has no name.
  open private(set) var identifier: String?

  /// The controller that the segue leads from.
  open private(set) var source: UIViewController

  /// The controller that the segue leads to.
  open private(set) var destination: UIViewController

  private final var performHandler: (() -> Void)?

  /// Creates a segue. Subclasses override ``perform()``.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination.
  open func perform() {
    performHandler?()
  }
}
