// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The identifier under which a map finds the view of an annotation for which its delegate has none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// The same for annotations that stand for several.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
