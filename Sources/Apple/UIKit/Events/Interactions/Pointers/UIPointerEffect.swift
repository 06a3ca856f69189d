import CoreGraphics

/// What a pointer does with the view that it is over.
///
/// - Source: developer.apple.com/documentation/uikit/uipointereffect-swift.enum
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// What suits the view: a highlight for small ones, a lift for large ones.
  case automatic(UITargetedPreview)
  /// The pointer becomes a plate behind the view.
  case highlight(UITargetedPreview)
  /// The view rises, with a shadow.
  case lift(UITargetedPreview)
  /// The view changes as it is said, and the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies.
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
