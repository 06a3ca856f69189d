import Foundation

/// What frosted glass does to what lies behind it.
package struct BackdropFilter: Equatable {
  /// The standard deviation of the blur.
  package var sigma: CGFloat
  /// How strong the colours become: 1 leaves them as they are, 0 makes them grey.
  package var saturation: CGFloat
  /// What is laid over the blurred picture.
  package var tint: CGColor?

  package init(sigma: CGFloat, saturation: CGFloat, tint: CGColor?) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}
