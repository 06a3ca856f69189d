/// `mapView`: MKMapView.
package enum MapViewElement {
  package static let mapType = Property<MapType>("mapType")
  package static let zoomEnabled = Property<Bool>("zoomEnabled")
  package static let scrollEnabled = Property<Bool>("scrollEnabled")
  package static let rotateEnabled = Property<Bool>("rotateEnabled")
  package static let pitchEnabled = Property<Bool>("pitchEnabled")
  package static let showsUserLocation = Property<Bool>("showsUserLocation")
  package static let showsBuildings = Property<Bool>("showsBuildings")
  package static let showsPointsOfInterest = Property<Bool>("showsPointsOfInterest")
  package static let showsCompass = Property<Bool>("showsCompass")
  package static let showsScale = Property<Bool>("showsScale")
  package static let showsTraffic = Property<Bool>("showsTraffic")

  package static let schema = ElementSchema(
    "mapView", className: "MKMapView", extends: ViewElement.schema,
    [
      mapType.rule, zoomEnabled.rule, scrollEnabled.rule, rotateEnabled.rule, pitchEnabled.rule,
      showsUserLocation.rule, showsBuildings.rule, showsPointsOfInterest.rule, showsCompass.rule, showsScale.rule,
      showsTraffic.rule,
    ])
}
