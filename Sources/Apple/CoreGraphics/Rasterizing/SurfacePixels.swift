internal import CCairo
import Foundation

/// The pixels for drawing, with their position in the context and cairo's surface.
final class SurfacePixels {
  let storage: PixelStorage
  /// The rectangle of the pixels in the context.
  let bounds: PixelRect
  /// Whether all alphas remain 255.
  let isOpaque: Bool
  private var handle: OpaquePointer?

  init(_ storage: PixelStorage, x: Int = 0, y: Int = 0, isOpaque: Bool) {
    self.storage = storage
    self.isOpaque = isOpaque
    bounds = PixelRect(x0: x, y0: y, x1: x + storage.width, y1: y + storage.height)
  }

  deinit { cairo_destroy(handle) }

  /// Returns the address of a pixel by its position in the context.
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    storage.row(y - bounds.y0) + (x - bounds.x0)
  }

  var stride: Int { storage.bytesPerRow }

  /// Returns cairo's context for these pixels with a clip, in the coordinates of the context's pixels. It exists as
  /// long as the surface.
  func cairo(clip: PixelRect) -> OpaquePointer? {
    if let handle, cairo_status(handle) != CAIRO_STATUS_SUCCESS {
      // An error remains in the context. The drawing that caused it is lost, but not the following ones.
      cairo_destroy(handle)
      self.handle = nil
    }
    if handle == nil {
      let surface = cairo_image_surface_create_for_data(
        storage.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(storage.width),
        Int32(storage.height), Int32(storage.bytesPerRow))
      cairo_surface_set_device_offset(surface, -Double(bounds.x0), -Double(bounds.y0))
      handle = cairo_create(surface)
      cairo_surface_destroy(surface)
    }
    guard let handle else { return nil }
    cairo_identity_matrix(handle)
    cairo_reset_clip(handle)
    cairo_new_path(handle)
    cairo_rectangle(handle, Double(clip.x0), Double(clip.y0), Double(clip.width), Double(clip.height))
    cairo_clip(handle)
    return handle
  }

  /// Completes drawing with cairo; called after it.
  func flush() {
    guard let handle else { return }
    cairo_surface_flush(cairo_get_target(handle))
  }

  /// Tells cairo that other code changed the pixels; called before drawing with it.
  func markDirty() {
    guard let handle else { return }
    cairo_surface_mark_dirty(cairo_get_target(handle))
  }
}
