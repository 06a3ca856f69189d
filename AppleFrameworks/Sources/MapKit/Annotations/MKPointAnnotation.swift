import CoreLocation

/// An annotation at a coordinate, with a title.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointannotation
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  private let observers = PlaceObservers()

  /// Creates an annotation at latitude and longitude 0.
  public override init() { super.init() }

  /// Creates an annotation at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) { place = coordinate }

  /// Creates an annotation at a coordinate, with the texts of its callout.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  /// The coordinate of the annotation. Maps that display the annotation move its view when the coordinate changes.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      observers.callAll()
    }
  }

  func observePlace(_ observer: AnyObject, _ changed: @escaping () -> Void) { observers.add(observer, changed) }
}
