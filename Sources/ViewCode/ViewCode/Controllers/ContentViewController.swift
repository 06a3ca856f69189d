import UIKit

/// A controller that only displays its view, with `loadView()` implemented and the type of the view known.
///
/// ```swift
/// let controller = ContentViewController(RestaurantView())
/// controller.contentView.show(restaurant)
/// ```
///
/// Subclass it for titles, bar items and the life cycle.
open class ContentViewController<Content: UIView>: UIViewController, CoordinatedScreen {
  private let makeContent: () -> Content

  public var screenCoordinator: AnyObject?

  /// The view of the controller. Reading it creates it, but doesn't load it into the controller.
  public private(set) lazy var contentView: Content = makeContent()

  /// Creates a controller.
  ///
  /// - Parameter contentView: An expression that creates the view. It is evaluated once, when the view is first needed.
  public init(_ contentView: @autoclosure @escaping () -> Content) {
    makeContent = contentView
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable, since controllers in code aren't archived.
  @available(*, unavailable, message: "a controller written in code cannot be decoded from an archive")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) of \(type(of: self)): a controller written in code cannot be decoded from an archive")
  }

  open override func loadView() {
    view = contentView
  }
}

extension ContentViewController where Content: ScreenView {
  /// Creates a controller whose view displays a view model.
  public convenience init(viewModel: Content.ViewModel) {
    self.init(Content(viewModel: viewModel))
  }

  /// The view model of the view.
  public var viewModel: Content.ViewModel {
    get { contentView.viewModel }
    set { contentView.viewModel = newValue }
  }

  /// The handler of the view's events.
  public var onEvent: (Content.Event) -> Void {
    get { contentView.onEvent }
    set { contentView.onEvent = newValue }
  }
}
