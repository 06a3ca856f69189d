extension UIButton.Configuration {
  /// Creates a configuration with a title in the tint color and without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }

  /// Creates a configuration with a title in the tint color on gray.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }

  /// Creates a configuration with a title in the tint color on a light shade of it.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }

  /// Creates a configuration with a white title on the tint color.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }

  /// Creates the configuration of ``plain()``. The styles differ on macOS, where buttons have borders.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }

  /// Creates the configuration of ``gray()``. The styles differ on macOS, where buttons have borders.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }

  /// Creates the configuration of ``tinted()``. The styles differ on macOS, where buttons have borders.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }

  /// Creates the configuration of ``filled()``. The styles differ on macOS, where buttons have borders.
  public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }

  /// Creates a configuration with glass and a title in the label color.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/glass()
  public static func glass() -> UIButton.Configuration { UIButton.Configuration(style: .glass) }

  /// Creates a configuration with glass in the tint color.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/prominentglass()
  public static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration(style: .prominentGlass) }

  /// Creates a configuration with clear glass, which is highly transparent.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/clearglass()
  public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration(style: .clearGlass) }

  /// Creates a configuration with clear glass in the tint color.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/prominentclearglass()
  public static func prominentClearGlass() -> UIButton.Configuration {
    UIButton.Configuration(style: .prominentClearGlass)
  }
}
