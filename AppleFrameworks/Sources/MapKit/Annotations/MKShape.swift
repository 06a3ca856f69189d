import CoreLocation
import Foundation

/// The base class of annotations with a title. Subclasses have a coordinate.
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

  /// The coordinate of the shape, which is invalid. Subclasses provide a coordinate. Setting it stops the program
  /// unless the subclass allows it.
  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set { fatalError("\(type(of: self)): the coordinate can't be set") }
  }
}
