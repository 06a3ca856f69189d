import CoreLocation
import Foundation

/// An annotation that replaces several annotations if there is not enough space for each.
///
/// - Source: developer.apple.com/documentation/mapkit/mkclusterannotation
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The title. It is initially that of the first member.
  open var title: String?
  /// The subtitle. It is initially the number of other members; `nil` for a single member.
  open var subtitle: String?
  /// The annotations in the cluster.
  public let memberAnnotations: [any MKAnnotation]

  /// Creates a cluster.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.plainTitle
    subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
  }

  /// The average of the members' coordinates; invalid without members.
  open var coordinate: CLLocationCoordinate2D {
    guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
    let places = memberAnnotations.map(\.coordinate)
    let count = Double(places.count)
    return CLLocationCoordinate2D(
      latitude: places.map(\.latitude).reduce(0, +) / count, longitude: places.map(\.longitude).reduce(0, +) / count)
  }
}
