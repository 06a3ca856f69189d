import CoreLocation
import Foundation

/// A place on a map that a view shows.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotation
public protocol MKAnnotation: NSObjectProtocol {
  /// The place of the annotation.
  ///
  /// A map leaves out annotations whose coordinate is invalid. A map follows changes of an ``MKPointAnnotation`` only.
  var coordinate: CLLocationCoordinate2D { get }

  /// The title, which the callout shows; `nil` for none. Optional: `NSObject` subclasses that leave it out have none.
  @_disfavoredOverload
  var title: String? { get }

  /// The second line of the callout; `nil` for none. Optional: `NSObject` subclasses that leave it out have none.
  @_disfavoredOverload
  var subtitle: String? { get }
}

// Title and subtitle are optional requirements on Apple's systems: they are optionals of optionals for an annotation of
// unknown type, and a class may leave them out.

extension MKAnnotation {
  /// The title of an annotation of unknown type: an optional of an optional, because the requirement is optional.
  public var title: String?? { .some(plainTitle) }
  /// The subtitle of an annotation of unknown type: an optional of an optional, because the requirement is optional.
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
  /// No title, for classes that do not declare one.
  @_disfavoredOverload
  public var title: String? { nil }

  /// No subtitle, for classes that do not declare one.
  @_disfavoredOverload
  public var subtitle: String? { nil }
}
