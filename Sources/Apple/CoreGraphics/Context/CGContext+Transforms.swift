import Foundation

extension CGContext {
  /// The transform from user space to base space.
  public var ctm: CGAffineTransform { state.ctm }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

  /// Rotates user space about its origin.
  ///
  /// - Parameter angle: Radians; counterclockwise where y points up.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Transforms user space: points go through `transform` first, then through the transform there was.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

  /// The transform from user space to pixels with y up.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Returns the pixel coordinates, y up, of a point in user space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// Returns the user space coordinates of a pixel, y up.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// Returns a size in user space as a vector in pixels, without its signs.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { Self.magnitude(size.applying(state.ctm)) }

  /// Returns a size in pixels as a vector in user space, without its signs.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { Self.magnitude(size.applying(state.ctm.inverted())) }

  /// Returns the smallest rectangle of pixels, y up, with a rectangle of user space in it.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// Returns the smallest rectangle of user space with a rectangle of pixels in it.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  private static func magnitude(_ size: CGSize) -> CGSize {
    CGSize(width: abs(size.width), height: abs(size.height))
  }

  /// Transforms user space and makes the result the base space, in which the offsets of shadows and the places of patterns
  /// are measured. UIKit calls it once on a context that it makes, so that they count points downwards.
  package func setBaseTransform(_ transform: CGAffineTransform) {
    concatenate(transform)
    state.style.baseTransform = state.ctm
  }
}
