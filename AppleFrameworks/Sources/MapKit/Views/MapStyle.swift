import SwiftUI
import UIKit

/// The look of a map.
///
/// A map is a box here, so that its style changes only the label of the box and the settings of its `MKMapView`.
///
/// - Source: developer.apple.com/documentation/mapkit/mapstyle
public struct MapStyle: Sendable {
  enum Kind { case standard, imagery, hybrid }
  let kind: Kind
  var elevation = Elevation.automatic
  var emphasis = StandardEmphasis.automatic
  var points = PointOfInterestCategories.all
  var showsTraffic = false

  /// The elevation of the ground.
  ///
  /// - Source: developer.apple.com/documentation/mapkit/mapstyle/elevation
  public struct Elevation: Equatable, Sendable {
    let style: MKMapConfiguration.ElevationStyle
    /// The default, a flat map.
    public static let automatic = Elevation(style: .flat)
    /// A flat map.
    public static let flat = Elevation(style: .flat)
    /// A map with mountains and buildings.
    public static let realistic = Elevation(style: .realistic)
  }

  /// The emphasis of a map of streets.
  ///
  /// - Source: developer.apple.com/documentation/mapkit/mapstyle/standardemphasis
  public struct StandardEmphasis: Equatable, Sendable {
    let style: MKStandardMapConfiguration.EmphasisStyle
    /// The default emphasis.
    public static let automatic = StandardEmphasis(style: .default)
    /// Muted colors.
    public static let muted = StandardEmphasis(style: .muted)
  }

  /// A map of streets.
  public static var standard: MapStyle { MapStyle(kind: .standard) }
  /// Pictures of the ground.
  public static var imagery: MapStyle { MapStyle(kind: .imagery) }
  /// Pictures of the ground with streets.
  public static var hybrid: MapStyle { MapStyle(kind: .hybrid) }

  /// Returns a map of streets.
  ///
  /// - Parameter pointsOfInterest: The places that the map labels.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(
      kind: .standard, elevation: elevation, emphasis: emphasis, points: pointsOfInterest, showsTraffic: showsTraffic)
  }

  /// Returns pictures of the ground.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
    MapStyle(kind: .imagery, elevation: elevation)
  }

  /// Returns pictures of the ground with streets.
  ///
  /// - Parameter pointsOfInterest: The places that the map labels.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(kind: .hybrid, elevation: elevation, points: pointsOfInterest, showsTraffic: showsTraffic)
  }

  /// The configuration of UIKit's map view.
  @MainActor var configuration: MKMapConfiguration {
    switch kind {
    case .standard:
      let result = MKStandardMapConfiguration(elevationStyle: elevation.style, emphasisStyle: emphasis.style)
      (result.pointOfInterestFilter, result.showsTraffic) = (points.filter, showsTraffic)
      return result
    case .imagery: return MKImageryMapConfiguration(elevationStyle: elevation.style)
    case .hybrid:
      let result = MKHybridMapConfiguration(elevationStyle: elevation.style)
      (result.pointOfInterestFilter, result.showsTraffic) = (points.filter, showsTraffic)
      return result
    }
  }
}

/// Kinds of places that a map labels.
///
/// - Source: developer.apple.com/documentation/mapkit/pointofinterestcategories
public struct PointOfInterestCategories: Sendable {
  enum Kind {
    case all
    case including([MKPointOfInterestCategory])
    case excluding([MKPointOfInterestCategory])
  }
  let kind: Kind
  /// All places.
  public static let all = PointOfInterestCategories(kind: .all)
  /// No places.
  public static let excludingAll = PointOfInterestCategories(kind: .including([]))
  /// Returns only places of some kinds.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(kind: .including(categories))
  }
  /// Returns all places except those of some kinds.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(kind: .excluding(categories))
  }

  /// The filter of UIKit's map view; `nil` for all places.
  var filter: MKPointOfInterestFilter? {
    switch kind {
    case .all: nil
    case .including(let categories): MKPointOfInterestFilter(including: categories)
    case .excluding(let categories): MKPointOfInterestFilter(excluding: categories)
    }
  }
}
