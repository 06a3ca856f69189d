// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the interface idiom of the device. Apple deprecated it in iOS 13; old apps still use it.
///
/// - Source: developer.apple.com/documentation/uikit/1515140-ui_user_interface_idiom
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
