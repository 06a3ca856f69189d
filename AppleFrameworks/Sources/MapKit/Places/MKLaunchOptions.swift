// swift-format-ignore-file: AlwaysUseLowerCamelCase

import PermissionResponses

/// The key for the means of transportation in the options for Maps.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsdirectionsmodekey
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"

/// The key for the type of the map in the options for Maps.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsmaptypekey
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"

/// The key for the center of the map in the options for Maps.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsmapcenterkey
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"

/// The key for the span of the map in the options for Maps.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsmapspankey
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

/// The key for the display of traffic in the options for Maps.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsshowstraffickey
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"

/// The user's preferred means of transportation.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsdirectionsmodedefault
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// Directions by car.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsdirectionsmodedriving
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

/// Walking directions.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsdirectionsmodewalking
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Directions by public transportation.
///
/// - Source: developer.apple.com/documentation/mapkit/mklaunchoptionsdirectionsmodetransit
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
