/// The subviews of a button, created on demand.
struct ButtonParts {
  var titleLabel: ButtonLabel?
  var subtitleLabel: ButtonLabel?
  var imageView: UIImageView?
  var backgroundImageView: UIImageView?
  var selectionView: UIView?
  var background: ButtonBackgroundView?
  var activityIndicator: UIActivityIndicatorView?
  var popupIndicator: UIImageView?
}

/// The label of a button, which tells the button about changes of its size.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  /// The attributed title of the button that the label displays.
  var attributedTextSource: NSAttributedString?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}

/// The contents of a button for each state, as set by `setTitle(_:for:)` and similar methods.
struct ButtonContents {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  var backgroundImages = StateValues<UIImage>()
}

/// The configuration of a button, and the state of its updates.
struct ButtonConfigurationState {
  var configuration: UIButton.Configuration?
  /// The displayed configuration, or `nil` in a button without a configuration.
  var appearance: UIButton.Configuration?
  var needsUpdate = false
  var isUpdating = false
}
