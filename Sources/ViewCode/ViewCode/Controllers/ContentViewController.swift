import UIKit

/// A controller that is its view and nothing else: `loadView()` is done, and the view has its type.
///
/// ```swift
/// let controller = ContentViewController(RestaurantView())
/// controller.contentView.show(restaurant)
/// ```
///
/// Derive from it for what a controller is there for: titles, bar items, life cycle.
open class ContentViewController<Content: UIView>: UIViewController, CoordinatedScreen {
  private let makeContent: () -> Content

  public var screenCoordinator: AnyObject?

  /// The controller's view. Asking for it makes it, and does not load it into the controller.
  public private(set) lazy var contentView: Content = makeContent()

  /// Creates a controller.
  ///
  /// - Parameter contentView: Makes the view. It is evaluated once, when the view is first needed.
  public init(_ contentView: @autoclosure @escaping () -> Content) {
    makeContent = contentView
    super.init(nibName: nil, bundle: nil)
  }

  /// Controllers written in code don't come from archives.
  @available(*, unavailable, message: "a controller written in code does not come from an archive")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of \(type(of: self)): a controller written in code does not come from an archive")
  }

  open override func loadView() {
    view = contentView
  }
}

extension ContentViewController where Content: ScreenView {
  /// Creates a controller whose view shows a view model.
  public convenience init(viewModel: Content.ViewModel) {
    self.init(Content(viewModel: viewModel))
  }

  /// What the view shows.
  public var viewModel: Content.ViewModel {
    get { contentView.viewModel }
    set { contentView.viewModel = newValue }
  }

  /// Gets what happens in the view.
  public var onEvent: (Content.Event) -> Void {
    get { contentView.onEvent }
    set { contentView.onEvent = newValue }
  }
}
