/// The configuration of a host's screen: its size, safe area and traits.
package struct ScreenConfiguration: Sendable {
  /// The size in points, in the current orientation.
  package var size: CGSize
  /// The size of the scene in points, at the top left of the screen; `nil` if it fills the screen.
  package var sceneSize: CGSize?
  /// Whether the user is resizing the scene.
  package var isResizing = false
  /// Whether the size of scenes may differ from that of the screen.
  package var hasResizableScenes = false
  /// The version of iOS on the device. The design of a generation exists from its version on.
  package var systemVersion = "18.0"
  package var scale: CGFloat
  package var safeAreaInsets: UIEdgeInsets
  package var idiom: UIUserInterfaceIdiom
  package var horizontalSizeClass: UIUserInterfaceSizeClass
  package var verticalSizeClass: UIUserInterfaceSizeClass
  package var style: UIUserInterfaceStyle = .light
  package var contrast: UIAccessibilityContrast = .normal
  package var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  package var contentSizeCategory: UIContentSizeCategory = .large
  package var legibilityWeight: UILegibilityWeight = .regular
  package var displayGamut: UIDisplayGamut = .P3
  package var maximumFramesPerSecond = 60
  package var accessibility: AccessibilitySettings = []
  /// The cutout at the top of the screen.
  package var cutout = ScreenCutout.none
  /// The design of the screen's content; `nil` for that of iOS 13.
  package var measures: DesignMeasures?

  package init(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, idiom: UIUserInterfaceIdiom,
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  ) {
    preconditionOfCaller(
      size.width > 0 && size.height > 0 && scale > 0,
      "A screen must have a positive size and scale, not \(size.width) x \(size.height) at \(scale)x")
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// The bounds of the scene on the screen.
  package var sceneBounds: CGRect { CGRect(origin: .zero, size: sceneSize ?? size) }

  /// An iPhone 15 in portrait.
  package static let standard = ScreenConfiguration(
    size: CGSize(width: 393, height: 852), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), idiom: .phone,
    horizontalSizeClass: .compact, verticalSizeClass: .regular)

  var traits: UITraitCollection {
    var values = TraitValues()
    values.userInterfaceIdiom = idiom
    values.userInterfaceStyle = style
    values.userInterfaceLevel = .base
    values.accessibilityContrast = contrast
    values.displayGamut = displayGamut
    values.displayScale = scale
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.layoutDirection = layoutDirection
    values.preferredContentSizeCategory = contentSizeCategory
    values.legibilityWeight = legibilityWeight
    values.activeAppearance = .active
    values.sceneCaptureState = .inactive
    values.listEnvironment = UIListEnvironment.none
    values.forceTouchCapability = .unavailable
    values.measures = measures
    return UITraitCollection(values: values)
  }
}

/// The cutout at the top of the upright device.
package enum ScreenCutout: Sendable {
  case none
  /// The notch of the iPhone X to 12.
  case notch
  /// The notch since the iPhone 13.
  case smallNotch
  case island
}
