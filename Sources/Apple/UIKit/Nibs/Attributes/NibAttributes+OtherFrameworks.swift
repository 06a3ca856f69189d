import InterfaceBuilder

// Views of modules above UIKit. The objects have those classes if the program links them; otherwise, a box represents
// them.

extension NibAttributes {
  private static let boxed = "the view is a placeholder, which does not have this behavior"

  static let mapView = AttributeTable<UIView>(MapViewElement.schema) { table in
    table.unsupported(MapViewElement.mapType, because: boxed)
    table.unsupported(
      MapViewElement.zoomEnabled, MapViewElement.scrollEnabled, MapViewElement.rotateEnabled,
      MapViewElement.pitchEnabled, MapViewElement.showsUserLocation, MapViewElement.showsBuildings,
      MapViewElement.showsPointsOfInterest, MapViewElement.showsCompass, MapViewElement.showsScale,
      MapViewElement.showsTraffic, because: boxed)
  }

  static let wkWebView = AttributeTable<UIView>(WkWebViewElement.schema) { table in
    table.unsupported(
      WkWebViewElement.allowsBackForwardNavigationGestures, WkWebViewElement.allowsLinkPreview, because: boxed)
    table.unsupported(WkWebViewElement.customUserAgent, because: boxed)
    table.unsupported(WkWebViewElement.configuration, because: boxed)
  }
}
