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
  // Recorded on iOS 15: with titles of 15 points in the small sizes and 17 in the others these make buttons 28, 34.33
  // and 50.33 points high.

  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: 14
    case .medium: 5.95
    case .large: 8.75
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
