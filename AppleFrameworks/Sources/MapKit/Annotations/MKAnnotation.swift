import CoreLocation
import Foundation

/// A place on a map that a view stands for.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotation
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }

  @_disfavoredOverload
  var title: String? { get }

  @_disfavoredOverload
  var subtitle: String? { get }
}

// Both are optional requirements on Apple's systems: an annotation of which nothing more is known has them as optionals of
// optionals, and its class need not have them.

extension MKAnnotation {
  public var title: String?? { .some(plainTitle) }
  public var subtitle: String?? { .some(plainSubtitle) }

  var plainTitle: String? {
    let title: String? = title
    return title
  }

  var plainSubtitle: String? {
    let subtitle: String? = subtitle
    return subtitle
  }
}

extension MKAnnotation where Self: NSObject {
  @_disfavoredOverload
  public var title: String? { nil }

  @_disfavoredOverload
  public var subtitle: String? { nil }
}
