import Foundation

/// The effect of a ``UIVisualEffectView``: a ``UIBlurEffect``, a ``UIVibrancyEffect`` or a ``UIGlassEffect``.
///
/// - Source: developer.apple.com/documentation/uikit/uivisualeffect
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// Creates an effect that changes nothing.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  /// Returns the effect itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
