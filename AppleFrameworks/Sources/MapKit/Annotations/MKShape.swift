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

/// A place with a title.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointannotation
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  private let observers = PlaceObservers()

  public override init() { super.init() }

  public init(coordinate: CLLocationCoordinate2D) { place = coordinate }

  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      observers.callAll()
    }
  }

  func observePlace(_ observer: AnyObject, _ changed: @escaping () -> Void) { observers.add(observer, changed) }
}

/// Who hears that an annotation has moved.
final class PlaceObservers {
  private struct Observer {
    weak var object: AnyObject?
    let changed: () -> Void
  }

  private var observers: [Observer] = []

  func add(_ object: AnyObject, _ changed: @escaping () -> Void) {
    observers.removeAll { $0.object == nil || $0.object === object }
    observers.append(Observer(object: object, changed: changed))
  }

  func callAll() { for observer in observers where observer.object != nil { observer.changed() } }
}

/// Where the device is.
///
/// - Source: developer.apple.com/documentation/mapkit/mkuserlocation
open class MKUserLocation: NSObject, MKAnnotation {
  open var title: String? = "My Location"
  open var subtitle: String?
  open internal(set) var location: CLLocation?
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

  public override init() { super.init() }
}

/// Several annotations that stand where there is no room for each.
///
/// - Source: developer.apple.com/documentation/mapkit/mkclusterannotation
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.plainTitle
    subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
  }

  /// In the middle of its members.
  open var coordinate: CLLocationCoordinate2D {
    guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
    let places = memberAnnotations.map(\.coordinate)
    let count = Double(places.count)
    return CLLocationCoordinate2D(
      latitude: places.map(\.latitude).reduce(0, +) / count, longitude: places.map(\.longitude).reduce(0, +) / count)
  }
}
