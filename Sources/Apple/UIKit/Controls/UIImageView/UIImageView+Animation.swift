import Foundation
import QuartzCore

// Frames of animated images, and image variants for the traits of the view.

extension UIImageView {
  /// Whether the view displays its own frames instead of those of an animated image.
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

  /// The present frame, or `nil` without animation.
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

  /// Returns the variant of an image for the traits of the view. A symbol has the preferred configuration of the view.
  func resolved(_ image: UIImage) -> UIImage {
    image.preferring(preferredSymbolConfiguration, in: traitCollection)
  }

  /// Updates the view for new traits, which may select another variant of the image.
  func variantDidChange(with previous: UITraitCollection) {
    guard let image = isHighlighted ? highlightedImage ?? image : image,
      image.imageAsset != nil || image.isSymbolImage
    else { return }
    imageDidChange()
  }
}

extension UIImageView: ClockDriven {
  /// Requests display if another frame is due, and ends an animation after its last repetition.
  func frameWillBeMade() {
    if isAnimating {
      setNeedsDisplay()
    } else {
      stopAnimating()
      ClockDrivenViews.remove(self)
    }
  }
}
