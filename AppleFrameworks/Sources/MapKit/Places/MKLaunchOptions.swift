// swift-format-ignore-file: AlwaysUseLowerCamelCase

import PermissionResponses

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"

public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"

public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"

public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"

public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
