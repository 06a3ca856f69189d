import UIKit

/// The view of a whole screen: a view model goes in, events come out.
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
  /// What the view shows.
  associatedtype ViewModel

  /// What the view tells; `Never` for a view that tells nothing.
  associatedtype Event

  /// Creates the view.
  init(viewModel: ViewModel)

  /// What it shows now. Setting it brings the view up to date.
  var viewModel: ViewModel { get set }

  /// Gets what happens in the view.
  var onEvent: (Event) -> Void { get set }
}
