extension UIButton.Configuration {
  /// What decides the radius of a button's corners.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
  public enum CornerStyle: Sendable, Hashable {
    /// The background's radius as it is.
    case fixed
    /// The background's radius, growing with the size of text that the user asked for.
    case dynamic
    /// The system's small radius.
    case small
    /// The system's medium radius.
    case medium
    /// The system's large radius.
    case large
    /// Half the button's shorter side.
    case capsule
  }

  /// The mark that a button with a menu bears.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum
  public enum Indicator: Sendable, Hashable {
    /// ``popup`` for a button that shows a choice from its menu, and else ``none``.
    case automatic
    case none
    /// Two small arrows, up and down.
    case popup
  }
}

extension UIButton.Configuration {
  /// A size of buttons: it decides font, insets and corner radius where the configuration does not.
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

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption2
    case .medium, .large: .caption1
    }
  }
}

extension UIButton.Configuration {
  /// How title and subtitle line up.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum
  public enum TitleAlignment: Sendable, Hashable {
    /// By the image: centered below or above one, else on the image's side; leading without an image.
    case automatic
    case leading
    case center
    case trailing
  }
}
