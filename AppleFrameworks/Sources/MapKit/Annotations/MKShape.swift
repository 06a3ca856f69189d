import CoreLocation
import Foundation

/// An annotation with a title. Only its subclasses have a place.
///
/// - Source: developer.apple.com/documentation/mapkit/mkshape
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?

  override init() { super.init() }

  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set { fatalError("\(type(of: self)): the coordinate can't be set") }
  }
}
