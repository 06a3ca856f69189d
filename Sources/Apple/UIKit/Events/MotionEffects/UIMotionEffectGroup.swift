import Foundation

/// A group of motion effects.
///
/// - Source: developer.apple.com/documentation/uikit/uimotioneffectgroup
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. If several change the same property, numbers and points are added; otherwise, the last one wins.
  ///
  /// - Default: `nil`, none.
  open var motionEffects: [UIMotionEffect]?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    motionEffects = coder.decodeObject(forKey: "UIMotionEffects") as? [UIMotionEffect]
  }

  open override func encode(with coder: NSCoder) { coder.encode(motionEffects, forKey: "UIMotionEffects") }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMotionEffectGroup()
    copy.motionEffects = motionEffects
    return copy
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    MotionValues.sum((motionEffects ?? []).map { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] })
  }
}
