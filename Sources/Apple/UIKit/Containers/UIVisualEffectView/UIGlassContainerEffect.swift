import CoreGraphics
import Foundation

/// Draws all glass in the content of an effect view as one: panes that are near each other merge.
///
/// - Source: developer.apple.com/documentation/uikit/uiglasscontainereffect
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Makes an effect under which no panes merge.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    spacing = coder.decodeDouble(forKey: "UIGlassContainerEffectSpacing")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Double(spacing), forKey: "UIGlassContainerEffectSpacing")
  }

  /// The distance between panes at which they begin to merge, in points.
  ///
  /// - Default: 0.
  open var spacing: CGFloat = 0

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIGlassContainerEffect)?.spacing == spacing }

  open override var hash: Int { Int(spacing) }
}
