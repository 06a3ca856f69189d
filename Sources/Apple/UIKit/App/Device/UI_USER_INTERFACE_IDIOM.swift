// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the kind of the device. Deprecated by Apple since iOS 13, and still in old apps.
///
/// - Source: developer.apple.com/documentation/uikit/1515140-ui_user_interface_idiom
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
