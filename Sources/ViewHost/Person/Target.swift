import UIKit

/// What a person means to touch: a view, or the one that shows a text or has a name.
@MainActor
public struct Target: CustomStringConvertible {
  enum Kind {
    case view(UIView)
    case text(String)
    case identifier(String)
  }

  let kind: Kind

  /// A view that is at hand.
  public static func view(_ view: UIView) -> Target { Target(kind: .view(view)) }

  /// The view that shows a text, or whose accessibility label it is: all of it, letter by letter.
  public static func text(_ text: String) -> Target { Target(kind: .text(text)) }

  /// The view with an `accessibilityIdentifier`.
  public static func identifier(_ identifier: String) -> Target { Target(kind: .identifier(identifier)) }

  public nonisolated var description: String {
    MainActor.assumeIsolated {
      switch kind {
      case .view(let view): view.briefDescription
      case .text(let text): "the view with the text \"\(text)\""
      case .identifier(let identifier): "the view with the identifier \"\(identifier)\""
      }
    }
  }
}
