import Foundation

/// A view that is displayed when there is no content.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableview
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView, SubviewBuilding {
  private final let scrollView = UIScrollView()
  private final let stack = UIStackView()
  private final let spinner = UIActivityIndicatorView(style: .medium)
  private final let imageView = UIImageView()
  private final let textLabel = UILabel()
  private final let secondaryLabel = UILabel()
  private final let button = UIButton()
  private final let secondaryButton = UIButton()
  private final var shown: UIContentUnavailableConfiguration
  // The height of the stack is free: a frame would contradict its content until the next layout.
  private final lazy var stackPosition = (
    leading: stack.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
    top: stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
    width: stack.widthAnchor.constraint(equalToConstant: 0)
  )

  // The maximum width of lines, in points. It is an estimate from Apple's pictures, in which wide screens don't have
  // longer lines.
  private static let widest: CGFloat = 400

  /// Creates a view that displays a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUpContent()
  }

  /// The configuration of the view, which must be a ``UIContentUnavailableConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        fatalError(
          "UIContentUnavailableView requires a UIContentUnavailableConfiguration, not \(type(of: newValue))")
      }
      shown = new
      show()
    }
  }

  /// Whether content that is higher than the view can be scrolled.
  ///
  /// - Default: `true`.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  private func setUpContent() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(stack)
    for view in [spinner, imageView, textLabel, secondaryLabel, button, secondaryButton] as [UIView] {
      stack.addArrangedSubview(view)
    }
    show()
  }

  private func show() {
    backgroundColor = shown.background.backgroundColor
    let isCentered = shown.alignment == .center
    stack.alignment = isCentered ? .center : .leading
    spinner.isHidden = !shown.isLoading
    if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    imageView.isHidden = shown.image == nil || shown.isLoading
    imageView.image = shown.image.flatMap { image in
      shown.imageProperties.preferredSymbolConfiguration.flatMap {
        image.isSymbolImage ? image.applyingSymbolConfiguration($0) : nil
      } ?? image
    }
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    imageView.accessibilityIgnoresInvertColors = shown.imageProperties.accessibilityIgnoresInvertColors
    show(shown.attributedText, shown.text, shown.textProperties, in: textLabel, isCentered)
    show(
      shown.secondaryAttributedText, shown.secondaryText, shown.secondaryTextProperties, in: secondaryLabel, isCentered)
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
    let firstText: UIView = textLabel.isHidden ? secondaryLabel : textLabel
    for view in [spinner, imageView] as [UIView] where !view.isHidden && !firstText.isHidden {
      stack.setCustomSpacing(shown.imageToTextPadding, after: view)
    }
    stack.setCustomSpacing(
      secondaryLabel.isHidden ? shown.textToButtonPadding : shown.textToSecondaryTextPadding, after: textLabel)
    stack.setCustomSpacing(shown.textToButtonPadding, after: secondaryLabel)
    stack.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
    setNeedsLayout()
  }

  private func show(
    _ attributed: NSAttributedString?, _ plain: String?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel, _ isCentered: Bool
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = isCentered ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = plain }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func show(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    button.configuration = configuration
    button.isHidden = (configuration.title ?? "").isEmpty && configuration.image == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.removeTarget(nil, action: nil, for: .primaryActionTriggered)
    button.enumerateEventHandlers { action, _, _, _ in
      if let action { button.removeAction(action, for: .primaryActionTriggered) }
    }
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let margins = shown.directionalLayoutMargins
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let insets = UIEdgeInsets(
      top: margins.top, left: isLeftToRight ? margins.leading : margins.trailing, bottom: margins.bottom,
      right: isLeftToRight ? margins.trailing : margins.leading)
    let room = bounds.inset(by: safeAreaInsets).inset(by: insets)
    guard room.width > 0, room.height > 0 else { return }
    let width = min(room.width, Self.widest)
    let largest = shown.imageProperties.maximumSize
    if let image = imageView.image, largest.width > 0 || largest.height > 0 {
      let scale = min(
        1, largest.width > 0 ? largest.width / max(image.size.width, 1) : 1,
        largest.height > 0 ? largest.height / max(image.size.height, 1) : 1)
      imageView.frame.size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }
    for label in [textLabel, secondaryLabel] { label.preferredMaxLayoutWidth = width }
    stackPosition.width.constant = width
    NSLayoutConstraint.activate([stackPosition.leading, stackPosition.top, stackPosition.width])
    let fitting = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let isCentered = shown.alignment == .center
    let x = isCentered ? room.midX - width / 2 : room.minX
    let y = isCentered ? max(room.midY - fitting.height / 2, room.minY) : room.minY
    stackPosition.leading.constant = x
    stackPosition.top.constant = y
    scrollView.contentSize = CGSize(width: bounds.width, height: max(bounds.height, y + fitting.height + insets.bottom))
  }
}
