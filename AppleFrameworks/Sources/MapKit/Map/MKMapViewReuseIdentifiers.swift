// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The reuse identifier of the default annotation views.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// The reuse identifier of the default cluster views.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
