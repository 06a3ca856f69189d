/// The subviews of a button, each made when it is first needed.
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

/// The label of a button, whose size follows it.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  /// The title with attributes that the label shows, as the button has it.
  var attributedTextSource: NSAttributedString?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleSizeDidChange()
  }
}

/// What a button shows in each state, as set by `setTitle(_:for:)` and its like.
struct ButtonContents {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  var backgroundImages = StateValues<UIImage>()
}

/// A button's configuration, and how far what it shows has followed it.
struct ButtonConfigurationState {
  var configuration: UIButton.Configuration?
  /// What the button shows, `nil` in a button without a configuration.
  var appearance: UIButton.Configuration?
  var needsUpdate = false
  var isUpdating = false
}
