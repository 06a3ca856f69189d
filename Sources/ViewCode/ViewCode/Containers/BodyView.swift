import UIKit

/// What lies inside a shell: a view that shows one kind of view model, and knows nothing of the shell.
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
/// A shell shows one body after the other, and uses a body again for the next view model of its kind.
@MainActor
public protocol BodyView: UIView {
  /// The kind of view model.
  associatedtype Content

  /// Shows a view model, whatever it showed before.
  func configure(for content: Content)
}
