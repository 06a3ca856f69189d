extension UIButton.Configuration {
  /// The style of a button's corners.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
  public enum CornerStyle: Sendable, Hashable {
    /// The corner radius of the background.
    case fixed
    /// The corner radius of the background, scaled with the user's text size.
    case dynamic
    /// The small corner radius of the system.
    case small
    /// The medium corner radius of the system.
    case medium
    /// The large corner radius of the system.
    case large
    /// A corner radius of half of the button's shorter side.
    case capsule
  }

  /// The indicator of a button with a menu.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum
  public enum Indicator: Sendable, Hashable {
    /// ``popup`` for a button that displays a choice from its menu, otherwise ``none``.
    case automatic
    case none
    /// A small arrow up and a small arrow down.
    case popup
  }
}

extension UIButton.Configuration {
  /// The size of a button, which determines the font, the insets and the corner radius that the configuration does not
  /// specify.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size
  public enum Size: Sendable, Hashable {
    case medium
    case small
    case mini
    case large
  }
}

extension UIButton.Configuration.Size {
  func measures(_ measures: ButtonMeasures) -> ButtonMeasures.ConfigurationSize {
    switch self {
    case .mini, .small: measures.small
    case .medium: measures.medium
    case .large: measures.large
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  func subtitleStyle(_ measures: ButtonMeasures) -> UIFont.TextStyle {
    if let style = measures.subtitleStyle { return style }
    return switch self {
    case .mini, .small: .caption2
    case .medium, .large: .caption1
    }
  }
}

extension UIButton.Configuration {
  /// The alignment of the title and the subtitle.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum
  public enum TitleAlignment: Sendable, Hashable {
    /// The alignment according to the image: centered above or below an image, aligned with the image's side beside
    /// one, and leading without one.
    case automatic
    case leading
    case center
    case trailing
  }
}
