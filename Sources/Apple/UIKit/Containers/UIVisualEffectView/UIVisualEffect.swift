import Foundation

/// What a ``UIVisualEffectView`` does to what lies behind it: a ``UIBlurEffect``, a
/// ``UIVibrancyEffect`` or a ``UIGlassEffect``.
///
/// - Source: developer.apple.com/documentation/uikit/uivisualeffect
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// An effect that changes nothing.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  /// The effect itself: it can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
