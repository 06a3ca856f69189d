import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ button: UIButton) {
    button.become(buttonType)
    NibAttributes.button.decode(button, from: self)
  }

  /// Decodes the states of a button. With a configuration, their titles and images are outdated and not displayed.
  func decodeStates(of button: UIButton) {
    for state in object.buttonStates where button.configuration == nil {
      let kind = UIControl.State(state.state)
      if let title = nib.attributedText(state.attributedTitle, at: object) {
        button.setAttributedTitle(title, for: kind)
      } else if let title = nib.file.localization.title(of: object, in: state) {
        button.setTitle(title, for: kind)
      }
      if let color = nib.color(state.titleColor, at: object) { button.setTitleColor(color, for: kind) }
      if let color = nib.color(state.titleShadowColor, at: object) { button.setTitleShadowColor(color, for: kind) }
      if let image = nib.image(state.image, at: object) { button.setImage(image, for: kind) }
      if let image = nib.image(state.backgroundImage, at: object) { button.setBackgroundImage(image, for: kind) }
      if let configuration = nib.symbolConfiguration(state.symbolConfiguration, at: object) {
        button.setPreferredSymbolConfiguration(configuration, forImageIn: kind)
      }
    }
  }

  /// Sets the font of a button. Fonts of a configuration take precedence.
  func setFont(_ font: UIFont, of button: UIButton) {
    if button.configuration == nil {
      button.titleLabel?.font = font
    } else if object[ButtonElement.configuration]?.titleFont == nil,
      object[ButtonElement.configuration]?.attributedTitle == nil
    {
      button.configuration?.titleTextAttributesTransformer = Self.transformer(font)
    }
  }

  var buttonType: UIButton.ButtonType {
    switch object[ButtonElement.buttonType] {
    case .system?, .roundedRect?: .system
    case .detailDisclosure?: .detailDisclosure
    case .infoLight?: .infoLight
    case .infoDark?: .infoDark
    case .contactAdd?: .contactAdd
    case .close?: .close
    case .custom?, .plain?, nil: .custom
    }
  }

  private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.uiKit.font = font
      return attributes
    }
  }

  func configuration(_ source: ButtonConfiguration) -> UIButton.Configuration {
    var result: UIButton.Configuration =
      switch source.style {
      case .plain, .glass, .clearGlass: .plain()
      case .tinted: .tinted()
      case .gray: .gray()
      case .filled, .prominentGlass, .prominentClearGlass: .filled()
      case .borderless: .borderless()
      case .bordered: .bordered()
      case .borderedTinted: .borderedTinted()
      case .borderedProminent: .borderedProminent()
      }
    if let title = nib.attributedText(source.attributedTitle, at: object) {
      result.attributedTitle = AttributedString(title)
    } else if let title = source.title {
      result.title = title
    }
    if let subtitle = nib.attributedText(source.attributedSubtitle, at: object) {
      result.attributedSubtitle = AttributedString(subtitle)
    } else if let subtitle = source.subtitle {
      result.subtitle = subtitle
    }
    if let font = nib.font(source.titleFont, at: object) {
      result.titleTextAttributesTransformer = Self.transformer(font)
    }
    if let font = nib.font(source.subtitleFont, at: object) {
      result.subtitleTextAttributesTransformer = Self.transformer(font)
    }
    result.image = nib.image(source.image, at: object)
    if let configuration = nib.symbolConfiguration(source.symbolConfiguration, at: object) {
      result.preferredSymbolConfigurationForImage = configuration
    }
    switch source.imagePlacement {
    case .leading?: result.imagePlacement = .leading
    case .trailing?: result.imagePlacement = .trailing
    case .top?: result.imagePlacement = .top
    case .bottom?: result.imagePlacement = .bottom
    case .all?: result.imagePlacement = .all
    case .none?, nil: break
    }
    if let padding = source.imagePadding { result.imagePadding = CGFloat(padding) }
    if let padding = source.titlePadding { result.titlePadding = CGFloat(padding) }
    switch source.titleAlignment {
    case .leading?: result.titleAlignment = .leading
    case .center?: result.titleAlignment = .center
    case .trailing?: result.titleAlignment = .trailing
    case .automatic?, nil: break
    }
    if let mode = source.titleLineBreakMode { result.titleLineBreakMode = NSLineBreakMode(mode) }
    if let mode = source.subtitleLineBreakMode { result.subtitleLineBreakMode = NSLineBreakMode(mode) }
    switch source.cornerStyle {
    case .dynamic?: result.cornerStyle = .dynamic
    case .fixed?: result.cornerStyle = .fixed
    case .small?: result.cornerStyle = .small
    case .medium?: result.cornerStyle = .medium
    case .large?: result.cornerStyle = .large
    case .capsule?: result.cornerStyle = .capsule
    case nil: break
    }
    switch source.buttonSize {
    case .mini?: result.buttonSize = .mini
    case .small?: result.buttonSize = .small
    case .medium?: result.buttonSize = .medium
    case .large?: result.buttonSize = .large
    case nil: break
    }
    if let insets = source.contentInsets { result.contentInsets = NSDirectionalEdgeInsets(insets) }
    if let shows = source.showsActivityIndicator { result.showsActivityIndicator = shows }
    if let color = nib.color(source.baseForegroundColor, at: object) { result.baseForegroundColor = color }
    if let color = nib.color(source.baseBackgroundColor, at: object) { result.baseBackgroundColor = color }
    if let background = source.background { decode(background, into: &result.background) }
    return result
  }

  private func decode(_ source: InterfaceBuilder.BackgroundConfiguration, into target: inout UIBackgroundConfiguration)
  {
    if let radius = source.cornerRadius { target.cornerRadius = CGFloat(radius) }
    if let width = source.strokeWidth { target.strokeWidth = CGFloat(width) }
    if let outset = source.strokeOutset { target.strokeOutset = CGFloat(outset) }
    if let color = nib.color(source.backgroundColor, at: object) { target.backgroundColor = color }
    if let color = nib.color(source.strokeColor, at: object) { target.strokeColor = color }
    if let image = nib.image(source.image, at: object) { target.image = image }
    if let mode = source.imageContentMode { target.imageContentMode = UIView.ContentMode(mode) }
    if let insets = source.backgroundInsets { target.backgroundInsets = NSDirectionalEdgeInsets(insets) }
  }
}

extension UIControl.State {
  fileprivate init(_ state: ButtonState.Kind) {
    switch state {
    case .normal: self = .normal
    case .highlighted: self = .highlighted
    case .disabled: self = .disabled
    case .selected: self = .selected
    case .focused: self = .focused
    }
  }
}
