import UIKit

/// A view with the common appearance of all view models, and a body for their differences.
///
/// ```swift
/// final class FeedCell: CodedTableViewCell, Shell {
///   static let bodies = Bodies<any ActivityFeedViewable>()
///     .register(QuoteBody(), for: QuoteActivity.self)
///     .register(PhotoBody(), for: PhotoActivity.self)
///
///   private(set) lazy var bodyHost = BodyHost(bodyContainer, Self.bodies)
///   private let strip = UIView()
///   private let bodyContainer = UIView()
///
///   func decorate(for activity: any ActivityFeedViewable) {
///     strip.backgroundColor = activity.color
///   }
///   …
/// }
///
/// cell.show(activity)
/// ```
///
/// Any view can be one, with any superclass: cells of tables and collections, and plain views.
@MainActor
public protocol Shell: UIView {
  /// The common type of all view models.
  associatedtype Model

  /// The host that displays bodies in the shell's container.
  var bodyHost: BodyHost<Model> { get }

  /// Configures the shell itself for a view model. The default does nothing.
  func decorate(for model: Model)
}

extension Shell {
  public func decorate(for model: Model) {}

  /// Displays a view model in the shell and then in the body.
  public func show(_ model: Model) {
    decorate(for: model)
    bodyHost.show(model)
  }
}
