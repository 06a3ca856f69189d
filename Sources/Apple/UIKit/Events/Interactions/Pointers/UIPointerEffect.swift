import CoreGraphics

/// The effect of a pointer over a view.
///
/// - Source: developer.apple.com/documentation/uikit/uipointereffect-swift.enum
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The effect that suits the view: a highlight for small views, a lift for large ones.
  case automatic(UITargetedPreview)
  /// The pointer becomes a plate behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted with a shadow.
  case lift(UITargetedPreview)
  /// The view changes as specified, and the pointer doesn't.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The position of a tint.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}
