import Foundation
import QuartzCore

// Frames of animated images, and variants for the view's traits.

extension UIImageView {
  /// Frames set on the view take the place of the image's.
  var runsOwnAnimation: Bool { !(ownFrames ?? []).isEmpty }

  private var ownFrames: [UIImage]? { isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages }

  private var frames: [UIImage] {
    if let ownFrames, !ownFrames.isEmpty { return ownFrames }
    return (isHighlighted ? highlightedImage ?? image : image)?.images ?? []
  }

  var frameTiming: ImageAnimation.Timing? {
    let frames = frames
    guard !frames.isEmpty else { return nil }
    let usual = TimeInterval(frames.count) / 30
    if runsOwnAnimation {
      return ImageAnimation.Timing(
        frameCount: frames.count, duration: animationDuration > 0 ? animationDuration : usual,
        repeatCount: max(animationRepeatCount, 0))
    }
    let duration = image?.duration ?? 0
    return ImageAnimation.Timing(frameCount: frames.count, duration: duration > 0 ? duration : usual, repeatCount: 0)
  }

  /// The frame of this moment; nil where nothing is animated.
  var currentFrame: UIImage? {
    guard let number = animation.frame(at: AppHost.current.clock.now) else { return nil }
    let frames = frames
    return number < frames.count ? resolved(frames[number]) : nil
  }

  func framesDidChange() {
    if animation.isRunning { stopAnimating() }
    imageDidChange()
  }

  // MARK: - Variants

  /// The variant of an image for the view's traits, a symbol as the view prefers it.
  func resolved(_ image: UIImage) -> UIImage {
    image.preferring(preferredSymbolConfiguration, in: traitCollection)
  }

  /// Another variant may be shown under new traits.
  func variantDidChange(with previous: UITraitCollection) {
    guard let image = isHighlighted ? highlightedImage ?? image : image,
      image.imageAsset != nil || image.isSymbolImage
    else { return }
    imageDidChange()
  }
}

extension UIImageView: ClockDriven {
  /// Asks for display where another frame may be due, and ends an animation that has run often enough.
  func frameWillBeMade() {
    if isAnimating {
      setNeedsDisplay()
    } else {
      stopAnimating()
      ClockDrivenViews.remove(self)
    }
  }
}
