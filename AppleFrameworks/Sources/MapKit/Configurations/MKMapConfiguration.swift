import UIKit

/// The kind and the details of a map, which ``MKMapView/preferredConfiguration`` applies.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapconfiguration
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
  /// How the ground is drawn.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic
  }

  /// How the ground is drawn. Maps here are flat.
  ///
  /// - Default: `.flat`.
  open var elevationStyle = ElevationStyle.flat

  override init() { super.init() }

  /// The map type with the same content.
  var mapType: MKMapType { .standard }
}

/// A map of streets.
///
/// - Source: developer.apple.com/documentation/mapkit/mkstandardmapconfiguration
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong the colors of the map are.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted
  }

  /// How strong the colors of the map are.
  ///
  /// - Default: `.default`.
  open var emphasisStyle = EmphasisStyle.default

  /// The points of interest to show; `nil` for all.
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

/// Pictures from the air.
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

/// Pictures from the air with streets and names.
///
/// - Source: developer.apple.com/documentation/mapkit/mkhybridmapconfiguration
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The points of interest to show; `nil` for all.
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
