import CoreLocation

/// An annotation at a place, with a title.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointannotation
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  private let observers = PlaceObservers()

  /// Creates an annotation at latitude and longitude 0.
  public override init() { super.init() }

  /// Creates an annotation at a place.
  public init(coordinate: CLLocationCoordinate2D) { place = coordinate }

  /// Creates an annotation at a place, with the texts of its callout.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  /// The place of the annotation. Maps that show it move its view when it changes.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      observers.callAll()
    }
  }

  func observePlace(_ observer: AnyObject, _ changed: @escaping () -> Void) { observers.add(observer, changed) }
}
