import HostServices
import UIKit

/// A view around content that gestures belong to. It is hit where its content is, or where a content shape says.
final class GestureView: PassingView {
  var contentPath: ((CGRect) -> Path)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let contentPath {
      guard contentPath(bounds).contains(point) else { return nil }
      return super.hitTest(point, with: event) ?? self
    }
    return super.hitTest(point, with: event)
  }
}

struct ContentShapeModifier<S: Shape>: EffectModifier {
  let shape: S
  func makeView() -> GestureView { GestureView() }
  func configure(_ view: GestureView, _ box: EffectBox<Self>) {
    let shape = shape
    view.contentPath = { shape.path(in: $0) }
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
    applying(ContentShapeModifier(shape: shape))
  }
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    applying(OptionalContentShape(shape: shape, isForHits: kind.contains(.interaction)))
  }
}

/// A content shape that is for interaction or else changes nothing about hits.
struct OptionalContentShape<S: Shape>: EffectModifier {
  let shape: S
  let isForHits: Bool
  func makeView() -> GestureView { GestureView() }
  func configure(_ view: GestureView, _ box: EffectBox<Self>) {
    let shape = shape
    view.contentPath = isForHits ? { shape.path(in: $0) } : nil
  }
}
