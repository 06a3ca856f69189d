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
