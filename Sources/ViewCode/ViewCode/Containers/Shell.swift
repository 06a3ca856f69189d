import UIKit

/// A view with the looks that all view models share, and a body for what is each one's own.
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
/// Any view can be one: cells of tables and collections, plain views, with any superclass.
@MainActor
public protocol Shell: UIView {
  /// What all view models are.
  associatedtype Model

  /// Shows bodies in the shell's container.
  var bodyHost: BodyHost<Model> { get }

  /// Gives what is the shell's the looks of a view model. Default: nothing.
  func decorate(for model: Model)
}

extension Shell {
  public func decorate(for model: Model) {}

  /// Shows a view model: the shell's part, then the body's.
  public func show(_ model: Model) {
    decorate(for: model)
    bodyHost.show(model)
  }
}
