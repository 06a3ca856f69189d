import UIKit

/// The view of a whole screen, with a view model as its input and events as its output.
///
/// ```swift
/// final class UserView: CodedView, ScreenView {
///   @Configures var viewModel: UserViewModel
///   var onEvent: (Event) -> Void = { _ in }
///   enum Event { case messageTapped }
///   …
/// }
///
/// let controller = ContentViewController<UserView>(viewModel: user)
/// controller.onEvent = { event in … }
/// ```
@MainActor
public protocol ScreenView: UIView {
  /// The type of the view model.
  associatedtype ViewModel

  /// The type of the events; `Never` for a view without events.
  associatedtype Event

  /// Creates the view with a view model.
  init(viewModel: ViewModel)

  /// The current view model. Setting it updates the view.
  var viewModel: ViewModel { get set }

  /// The handler of the view's events.
  var onEvent: (Event) -> Void { get set }
}
