import UIKit

/// The contents of a shell: a view that displays one kind of view model and doesn't depend on the shell.
///
/// ```swift
/// final class QuoteBody: CodedView, BodyView {
///   private let label = UILabel()
///   var hierarchy: Hierarchy { label }
///   var layout: Layout { label.pin(.edges) }
///
///   func configure(for quote: QuoteActivity) {
///     label.text = quote.words
///   }
/// }
/// ```
///
/// A shell displays one body at a time and reuses it for the next view model of its kind.
@MainActor
public protocol BodyView: UIView {
  /// The type of view model.
  associatedtype Content

  /// Displays a view model, regardless of the previous one.
  func configure(for content: Content)
}
