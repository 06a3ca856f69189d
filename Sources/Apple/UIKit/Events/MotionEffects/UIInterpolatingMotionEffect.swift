import Foundation
import QuartzCore

/// A motion effect that interpolates a property of a view between two values.
///
/// - Source: developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// A tilt to the left and right.
    case tiltAlongHorizontalAxis = 0
    /// A tilt up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - keyPath: The property of the view, such as `center.x` or `layer.transform`.
  ///   - type: The axis of the tilt.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    keyPath = coder.decodeObject(forKey: "UIKeyPath") as? String ?? ""
    type = EffectType(rawValue: coder.decodeInteger(forKey: "UIType")) ?? .tiltAlongHorizontalAxis
    super.init(coder: coder)
    minimumRelativeValue = coder.decodeObject(forKey: "UIMinimumRelativeValue")
    maximumRelativeValue = coder.decodeObject(forKey: "UIMaximumRelativeValue")
  }

  open override func encode(with coder: NSCoder) {
    coder.encode(keyPath, forKey: "UIKeyPath")
    coder.encode(type.rawValue, forKey: "UIType")
    coder.encode(minimumRelativeValue, forKey: "UIMinimumRelativeValue")
    coder.encode(maximumRelativeValue, forKey: "UIMaximumRelativeValue")
  }

  /// The property of the view.
  public let keyPath: String

  /// The axis of the tilt.
  public let type: EffectType

  /// The value that is added at the offset -1.
  ///
  /// - Default: `nil`, no change.
  open var minimumRelativeValue: Any?

  /// The value that is added at the offset 1.
  ///
  /// - Default: `nil`, no change.
  open var maximumRelativeValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let offset = min(max(type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical, -1), 1)
    let end = offset < 0 ? minimumRelativeValue : maximumRelativeValue
    guard let end, let value = AnimationValue(end) else { return nil }
    // At the center nothing is added. The two halves are interpolated separately.
    let nothing: AnimationValue =
      switch value {
      case .number: .number(0)
      case .point: .point(.zero)
      case .size: .size(.zero)
      case .rect: .rect(.zero)
      case .transform: .transform(CATransform3DIdentity)
      default: value
      }
    return nothing.interpolated(to: value, progress: Double(abs(offset))).any.map { [keyPath: $0] }
  }
}
