import UIKit

/// A view around content that gestures belong to. It is hit where its content is, or where a content shape says.
final class GestureView: PassingView {
  var contentPath: ((CGRect) -> Path)?
  var contentIsEOFilled = false
  /// Whether what lies inside is left out, so that only the gestures of this view count.
  var coversContent = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let contentPath {
      guard contentPath(bounds).contains(point, eoFill: contentIsEOFilled) else { return nil }
      return coversContent ? self : super.hitTest(point, with: event) ?? self
    }
    let hit = super.hitTest(point, with: event)
    return hit != nil && coversContent ? self : hit
  }
}

struct ContentShapeModifier<S: Shape>: EffectModifier {
  let shape: S
  let isEOFilled: Bool
  func makeView() -> GestureView { GestureView() }
  func configure(_ view: GestureView, _ box: EffectBox<Self>) {
    let shape = shape
    view.contentPath = { shape.path(in: $0) }
    view.contentIsEOFilled = isEOFilled
  }
}

/// What kinds of interactions a content shape is for.
///
/// - Source: developer.apple.com/documentation/swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Where the view can be hit.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    applying(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    applying(OptionalContentShape(shape: shape, isEOFilled: eoFill, isForHits: kind.contains(.interaction)))
  }
}

/// A content shape that is for interaction or else changes nothing about hits.
struct OptionalContentShape<S: Shape>: EffectModifier {
  let shape: S
  let isEOFilled: Bool
  let isForHits: Bool
  func makeView() -> GestureView { GestureView() }
  func configure(_ view: GestureView, _ box: EffectBox<Self>) {
    let shape = shape
    view.contentPath = isForHits ? { shape.path(in: $0) } : nil
    view.contentIsEOFilled = isEOFilled
  }
}
