import CoreLocation
import Foundation

/// A location on a map that a view displays.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotation
public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate of the annotation.
  ///
  /// A map omits annotations with invalid coordinates, and observes only changes of an ``MKPointAnnotation``.
  var coordinate: CLLocationCoordinate2D { get }

  /// The title, which the callout displays; `nil` for none. The requirement is optional: subclasses of `NSObject` that
  /// omit it have no title.
  @_disfavoredOverload
  var title: String? { get }

  /// The second line of the callout; `nil` for none. The requirement is optional: subclasses of `NSObject` that omit it
  /// have no subtitle.
  @_disfavoredOverload
  var subtitle: String? { get }
}

// Title and subtitle are optional requirements on Apple's systems. They are optionals of optionals for an annotation of
// unknown type, and a class may omit them.

extension MKAnnotation {
  /// The title of an annotation of unknown type. It is an optional of an optional, because the requirement is optional.
  public var title: String?? { .some(plainTitle) }
  /// The subtitle of an annotation of unknown type. It is an optional of an optional, because the requirement is
  /// optional.
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
  /// The title `nil`, for classes that do not declare one.
  @_disfavoredOverload
  public var title: String? { nil }

  /// The subtitle `nil`, for classes that do not declare one.
  @_disfavoredOverload
  public var subtitle: String? { nil }
}
