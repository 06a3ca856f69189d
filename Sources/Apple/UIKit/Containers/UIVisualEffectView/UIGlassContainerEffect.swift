import CoreGraphics
import Foundation

/// An effect that draws all glass in the content of an effect view as one. Adjacent panes merge.
///
/// - Source: developer.apple.com/documentation/uikit/uiglasscontainereffect
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// Creates an effect that does not merge panes.
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

  /// The distance at which panes begin to merge, in points.
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
