import UIKit

/// A pin, which looks like a marker, as on current phones.
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

  /// Whether the pin drops onto the map. Stored only: pins appear at once.
  ///
  /// - Default: `false`.
  open var animatesDrop = false
}
