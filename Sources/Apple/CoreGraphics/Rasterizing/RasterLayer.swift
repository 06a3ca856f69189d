/// A layer that is being drawn, and how it is to be laid onto what lies below it.
struct RasterLayer {
  let surface: SurfacePixels
  /// The pixels that it has; the surface has one where there are none.
  let area: PixelRect
  var below: SurfacePixels
  let clip: DeviceClip
  let style: DrawStyle
  let shadow: DeviceShadow?
  let isMask: Bool
  let space: DeviceSpace
}
