import UIKit

/// A pin, which a marker stands for as it does on today's phones.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpinannotationview
@preconcurrency @MainActor
@available(iOS, deprecated: 16.0, message: "Use MKMarkerAnnotationView")
open class MKPinAnnotationView: MKMarkerAnnotationView {
  open var pinTintColor: UIColor! {
    get { markerTintColor ?? .systemRed }
    set { markerTintColor = newValue }
  }
  open var animatesDrop = false
}
