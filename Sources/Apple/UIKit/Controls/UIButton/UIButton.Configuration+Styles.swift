extension UIButton.Configuration {
  /// A title in the tint color without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }

  /// A title in the tint color on gray.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }

  /// A title in the tint color on a light shade of it.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }

  /// A white title on the tint color.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }

  /// As ``plain()`` on an iPhone; made for macOS, where buttons have borders.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }

  /// As ``gray()`` on an iPhone; made for macOS, where buttons have borders.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }

  /// As ``tinted()`` on an iPhone; made for macOS, where buttons have borders.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }

  /// As ``filled()`` on an iPhone; made for macOS, where buttons have borders.
  public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }

  /// A button of glass, whose title has the color of labels.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/glass()
  public static func glass() -> UIButton.Configuration { UIButton.Configuration(style: .glass) }

  /// A button of glass in the tint color.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/prominentglass()
  public static func prominentGlass() -> UIButton.Configuration { UIButton.Configuration(style: .prominentGlass) }

  /// A button of clear glass, which lets most of what lies behind through.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/clearglass()
  public static func clearGlass() -> UIButton.Configuration { UIButton.Configuration(style: .clearGlass) }

  /// A button of clear glass in the tint color.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/prominentclearglass()
  public static func prominentClearGlass() -> UIButton.Configuration {
    UIButton.Configuration(style: .prominentClearGlass)
  }
}
