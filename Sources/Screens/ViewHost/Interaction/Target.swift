import UIKit

/// What a person means to touch: a view, or the one that shows a text or has a name.
@MainActor
public struct Target: CustomStringConvertible {
  enum Kind {
    case view(UIView)
    case text(String)
    case identifier(String)
    case label(String)
  }

  let kind: Kind

  /// Returns a view that is at hand.
  public static func view(_ view: UIView) -> Target { Target(kind: .view(view)) }

  /// Returns the view that shows a text, or whose accessibility label it is: all of it, letter by letter. Of a label
  /// and a control that is called like it, the control.
  public static func text(_ text: String) -> Target { Target(kind: .text(text)) }

  /// What a screen reader calls by a name: a view, or a part of one that is no view.
  public static func label(_ label: String) -> Target { Target(kind: .label(label)) }

  /// Returns the view with an `accessibilityIdentifier`.
  public static func identifier(_ identifier: String) -> Target { Target(kind: .identifier(identifier)) }

  public nonisolated var description: String {
    MainActor.assumeIsolated {
      switch kind {
      case .view(let view): view.briefDescription
      case .text(let text): "the view with the text \"\(text)\""
      case .label(let label): "the element with the accessibility label \"\(label)\""
      case .identifier(let identifier): "the view with the identifier \"\(identifier)\""
      }
    }
  }
}
