import UIKit

/// A pin annotation view, which looks like a marker, as on current iOS versions.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpinannotationview
@preconcurrency @MainActor
@available(iOS, deprecated: 16.0, message: "Use MKMarkerAnnotationView")
open class MKPinAnnotationView: MKMarkerAnnotationView {
  /// The color of the pin's head.
  ///
  /// - Default: red.
  open var pinTintColor: UIColor! {
    get { markerTintColor ?? .systemRed }
    set { markerTintColor = newValue }
  }

  /// Whether the pin is dropped onto the map. The value is only stored: pins appear immediately.
  ///
  /// - Default: `false`.
  open var animatesDrop = false
}
