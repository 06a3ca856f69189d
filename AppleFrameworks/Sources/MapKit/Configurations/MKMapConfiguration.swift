import UIKit

/// A configuration of the type and the details of a map, which ``MKMapView/preferredConfiguration`` applies.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapconfiguration
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
  /// A style of the terrain.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic
  }

  /// The style of the terrain. Maps are always flat.
  ///
  /// - Default: `.flat`.
  open var elevationStyle = ElevationStyle.flat

  override init() { super.init() }

  /// The map type with the same content.
  var mapType: MKMapType { .standard }
}

/// A configuration of a street map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkstandardmapconfiguration
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// A style of the emphasis of the map's colors.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted
  }

  /// The style of the emphasis of the map's colors.
  ///
  /// - Default: `.default`.
  open var emphasisStyle = EmphasisStyle.default

  /// The filter of points of interest; `nil` for all.
  ///
  /// - Default: `nil`.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Whether the map shows traffic.
  ///
  /// - Default: `false`.
  open var showsTraffic = false

  public override init() { super.init() }

  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }

  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// A configuration of aerial images.
///
/// - Source: developer.apple.com/documentation/mapkit/mkimagerymapconfiguration
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }

  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { elevationStyle == .realistic ? .satelliteFlyover : .satellite }
}

/// A configuration of aerial images with streets and names.
///
/// - Source: developer.apple.com/documentation/mapkit/mkhybridmapconfiguration
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The filter of points of interest; `nil` for all.
  ///
  /// - Default: `nil`.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Whether the map shows traffic.
  ///
  /// - Default: `false`.
  open var showsTraffic = false

  public override init() { super.init() }

  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }

  override var mapType: MKMapType { elevationStyle == .realistic ? .hybridFlyover : .hybrid }
}
