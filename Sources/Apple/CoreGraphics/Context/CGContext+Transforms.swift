import Foundation

extension CGContext {
  /// The transform from user space to base space.
  public var ctm: CGAffineTransform { state.ctm }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

  /// Translates the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

  /// Rotates user space around its origin.
  ///
  /// - Parameter angle: The angle in radians, counterclockwise if y points upwards.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Concatenates a transform of user space: points are transformed with `transform` and then with the current
  /// transform.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

  /// The transform from user space to pixels with y upwards.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Returns the pixel coordinates, with y upwards, of a point in user space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// Returns the user space coordinates of a pixel, with y upwards.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// Returns a size in user space as a vector in pixels, without its signs.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { Self.magnitude(size.applying(state.ctm)) }

  /// Returns a size in pixels as a vector in user space, without its signs.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { Self.magnitude(size.applying(state.ctm.inverted())) }

  /// Returns the smallest rectangle in pixels, with y upwards, around a rectangle in user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// Returns the smallest rectangle in user space around a rectangle in pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  private static func magnitude(_ size: CGSize) -> CGSize {
    CGSize(width: abs(size.width), height: abs(size.height))
  }

  /// Concatenates a transform of user space and makes the result the base space, in which the offsets of shadows and
  /// patterns are measured. UIKit calls it once for each context that it creates, so that they are in points downwards.
  package func setBaseTransform(_ transform: CGAffineTransform) {
    concatenate(transform)
    state.style.baseTransform = state.ctm
  }
}
