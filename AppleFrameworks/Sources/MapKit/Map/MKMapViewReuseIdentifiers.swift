// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The identifier of the standard views of annotations.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// The identifier of the standard views of clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
