import UIKit

/// The target of a touch: a view, or one with a text or a name.
@MainActor
public struct Target: CustomStringConvertible {
  enum Kind {
    case view(UIView)
    case text(String)
    case identifier(String)
    case label(String)
  }

  let kind: Kind

  /// Returns the target of a given view.
  public static func view(_ view: UIView) -> Target { Target(kind: .view(view)) }

  /// Returns the target of the view with a text or an accessibility label that matches completely. A control is
  /// preferred over a label with the same text.
  public static func text(_ text: String) -> Target { Target(kind: .text(text)) }

  /// Returns the target of the element with an accessibility label: a view or a part of one.
  public static func label(_ label: String) -> Target { Target(kind: .label(label)) }

  /// Returns the target of the view with an `accessibilityIdentifier`.
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
