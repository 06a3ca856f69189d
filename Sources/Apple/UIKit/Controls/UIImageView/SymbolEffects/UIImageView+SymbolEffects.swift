import CoreGraphics
import Foundation
import QuartzCore

/// A closure that is called when an effect ended or was removed.
///
/// - Source: developer.apple.com/documentation/uikit/uisymboleffectcompletion
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The result of an effect.
///
/// - Source: developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect was completed.
  public final let isFinished: Bool
  /// The view that displays the symbol.
  public final weak var sender: AnyObject?

  init(isFinished: Bool, sender: AnyObject?) {
    self.isFinished = isFinished
    self.sender = sender
    super.init()
  }
}

// Symbol effects. They animate the whole symbol, because its layers form one image. The sizes and times are estimates
// from a phone, because Apple does not publish them.

extension UIImageView {
  /// Adds an effect that lasts, such as `.scale.up` or `.pulse`. It has no effect on images that are not symbols.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimageview/addsymboleffect(_:options:animated:completion:)
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect.configuration, options, isDiscrete: false, animated, completion)
  }

  /// Adds an effect of limited duration, such as `.bounce`.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect.configuration, options, isDiscrete: true, animated, completion)
  }

  /// Adds an effect that can be of limited or unlimited duration. It is of limited duration unless the options repeat
  /// it.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect.configuration, options, isDiscrete: effect.configuration.endsByItself, animated, completion)
  }

  /// Removes the effect of a kind.
  public final func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    let wasThere = layer.animation(forKey: effect.configuration.key) != nil
    layer.removeAnimation(forKey: effect.configuration.key)
    completion?(UISymbolEffectCompletionContext(isFinished: wasThere, sender: self))
  }

  /// Removes all effects.
  public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(SymbolEffectConfiguration.keyPrefix) {
      layer.removeAnimation(forKey: key)
    }
  }

  /// Replaces the present symbol with an effect.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/uikit/uiimageview/setsymbolimage(_:contenttransition:options:completion:)
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    guard image.isSymbolImage, window != nil else {
      completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
      return
    }
    let fade = CATransition()
    fade.duration = 0.3 / max(options.speedFactor, 0.01)
    let group = CAKeyframeAnimation(keyPath: "transform.scale")
    group.values = [0.6, 1.0]
    group.duration = fade.duration
    layer.add(fade, forKey: SymbolEffectConfiguration.keyPrefix + "fade")
    run(group, forKey: contentTransition.configuration.key, completion)
  }

  private func add(
    _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isDiscrete: Bool, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    guard image?.isSymbolImage == true else {
      completion?(UISymbolEffectCompletionContext(isFinished: false, sender: self))
      return
    }
    guard let animation = effect.animation(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft) else {
      // A symbol that appeared is displayed without effects.
      removeAllSymbolEffects()
      completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
      return
    }
    if !animated, effect.staysAtItsEnd { animation.duration = 0.001 }
    animation.speed = Float(max(options.speedFactor, 0.01))
    if !effect.staysAtItsEnd {
      switch options.repetition {
      case .standard: animation.repeatCount = isDiscrete ? 1 : .infinity
      case .never: animation.repeatCount = 1
      case .forever: animation.repeatCount = .infinity
      case .times(let count): animation.repeatCount = Float(max(count, 1))
      }
    }
    run(animation, forKey: effect.key, completion)
  }

  private func run(_ animation: CAAnimation, forKey key: String, _ completion: UISymbolEffectCompletion?) {
    guard let completion else { return layer.add(animation, forKey: key) }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      completion(UISymbolEffectCompletionContext(isFinished: true, sender: self))
    }
    layer.add(animation, forKey: key)
    CATransaction.commit()
  }
}

extension SymbolEffectConfiguration {
  static let keyPrefix = "UISymbolEffect."

  var key: String { "\(Self.keyPrefix)\(kind)" }

  /// Whether an indefinite effect of this kind ends if the options don't repeat it.
  var endsByItself: Bool { kind == .bounce || kind == .wiggle || kind == .rotate }

  /// Whether the symbol keeps the final state of the effect.
  var staysAtItsEnd: Bool { kind == .scale || kind == .disappear }

  func animation(isMirrored: Bool) -> CAAnimation? {
    switch kind {
    case .bounce: return keys("transform.scale", direction == .down ? [1, 0.8, 1.05, 1] : [1, 1.2, 0.95, 1], 0.45)
    case .pulse: return keys("opacity", [1, 0.4, 1], 1.2)
    case .variableColor: return keys("opacity", reverses ? [0.3, 1, 0.3] : [0.3, 1, 1], 1.4)
    case .breathe: return keys("transform.scale", [1, 1.15, 1], 2)
    case .scale: return staying("transform.scale", 1, direction == .down ? 0.75 : 1.25)
    case .disappear: return staying("opacity", 1, 0)
    case .appear, .automatic, .replace: return nil
    case .rotate:
      return keys("transform.rotation.z", [0, direction == .counterClockwise ? -2 * .pi : 2 * .pi], 1.5)
    case .wiggle:
      switch direction {
      case .up, .down: return keys("transform.translation.y", [0, -3, 3, -2, 0], 0.6)
      case .left, .right, .forward, .backward:
        let isLeft = direction == .left || direction == (isMirrored ? .forward : .backward)
        return keys("transform.translation.x", isLeft ? [0, -3, 3, -2, 0] : [0, 3, -3, 2, 0], 0.6)
      default:
        let angle = direction == .counterClockwise ? -0.15 : 0.15
        return keys("transform.rotation.z", [0, angle, -angle, angle / 2, 0], 0.6)
      }
    }
  }

  private func keys(_ path: String, _ values: [Double], _ duration: CFTimeInterval) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.duration = duration
    return animation
  }

  private func staying(_ path: String, _ from: Double, _ to: Double) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 0.25
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }
}
