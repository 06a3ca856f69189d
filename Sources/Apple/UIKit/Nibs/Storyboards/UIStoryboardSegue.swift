/// A segue from a controller to another one, while it is performed.
///
/// - Source: developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard; `nil` if it has none.
  open private(set) var identifier: String?

  /// The controller at which the segue starts.
  open private(set) var source: UIViewController

  /// The controller at which the segue ends.
  open private(set) var destination: UIViewController

  private final var performHandler: (() -> Void)?

  /// Creates a segue. Subclasses override ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
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

  /// Displays the destination.
  open func perform() {
    performHandler?()
  }
}
