import CoreLocation
import Foundation

/// An annotation with a title. Only its subclasses have a place.
///
/// - Source: developer.apple.com/documentation/mapkit/mkshape
open class MKShape: NSObject, MKAnnotation {
  /// The title; `nil` for none.
  ///
  /// - Default: `nil`.
  open var title: String?

  /// The subtitle; `nil` for none.
  ///
  /// - Default: `nil`.
  open var subtitle: String?

  override init() { super.init() }

  /// The place of the shape: invalid here; subclasses have one. Setting it stops the program unless the subclass allows
  /// it.
  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set { fatalError("\(type(of: self)): the coordinate can't be set") }
  }
}
