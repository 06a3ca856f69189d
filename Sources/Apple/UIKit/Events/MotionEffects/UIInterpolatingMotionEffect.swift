import Foundation
import QuartzCore

/// Moves a property of a view between two values by how the device is held.
///
/// - Source: developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way of turning that counts.
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - keyPath: the view's property, as `center.x` or `layer.transform`.
  ///   - type: the way of turning that counts.
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

  /// The view's property.
  public let keyPath: String

  /// The way of turning that counts.
  public let type: EffectType

  /// What is added at the offset -1.
  ///
  /// - Default: `nil`, nothing.
  open var minimumRelativeValue: Any?

  /// What is added at the offset 1.
  ///
  /// - Default: `nil`, nothing.
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
    // In the middle nothing is added: each half has its own way there.
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
