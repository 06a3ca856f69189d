import Foundation
import InterfaceBuilder

extension NibAttributes {
  static let button = AttributeTable<UIButton>(ButtonElement.schema) { table in
    table.readElsewhere(ButtonElement.buttonType)
    table.read(ButtonElement.configuration) { button, configuration, decoder in
      guard let configuration else { return }
      button.configuration = decoder.configuration(configuration)
      // The title of a configuration isn't localized if the file has localized texts.
      let texts = decoder.nib.file.localization
      if let title = texts.text(of: decoder.object, "configurationTitle")
        ?? texts.text(of: decoder.object, "configuration.title")
      {
        button.configuration?.title = title
      }
    }
    table.font(ButtonElement.fontDescription) { button, font, decoder in decoder.setFont(font, of: button) }
    table.part("state") { button, decoder in decoder.decodeStates(of: button) }
    table.set(ButtonElement.contentEdgeInsets, \.contentEdgeInsets) { UIEdgeInsets($0) }
    table.set(ButtonElement.titleEdgeInsets, \.titleEdgeInsets) { UIEdgeInsets($0) }
    table.set(ButtonElement.imageEdgeInsets, \.imageEdgeInsets) { UIEdgeInsets($0) }
    table.read(ButtonElement.lineBreakMode) { button, mode, _ in
      if let mode, button.configuration == nil { button.titleLabel?.lineBreakMode = NSLineBreakMode(mode) }
    }
    table.read(ButtonElement.role) { button, role, _ in
      switch role {
      case .primary?: button.role = .primary
      case .cancel?: button.role = .cancel
      case .destructive?: button.role = .destructive
      case .normal?, nil: break
      }
    }
    table.set(ButtonElement.changesSelectionAsPrimaryAction, \.changesSelectionAsPrimaryAction)
    table.read(ButtonElement.menu) { button, menu, decoder in
      if let menu = decoder.nib.menu(menu) { button.menu = menu }
    }
    table.set(ButtonElement.adjustsImageWhenHighlighted, \.adjustsImageWhenHighlighted)
    table.set(ButtonElement.adjustsImageWhenDisabled, \.adjustsImageWhenDisabled)
    table.set(ButtonElement.pointerInteraction, \.isPointerInteractionEnabled)
    table.read(ButtonElement.behavioralStyle) { button, style, _ in
      switch style {
      case .pad?: button.preferredBehavioralStyle = .pad
      case .mac?: button.preferredBehavioralStyle = .mac
      case .automatic?, nil: break
      }
    }
    table.immaterial(ButtonElement.hasAttributedTitle, because: noTextSwitch)
    table.unsupported(ButtonElement.adjustsImageSizeForAccessibilityContentSizeCategory, because: noScaledImages)
    table.unsupported(
      ButtonElement.reversesTitleShadowWhenHighlighted, ButtonElement.showsTouchWhenHighlighted,
      ButtonElement.titleShadowOffset, because: "UIKit ignores it since iOS 7")
    table.unsupported(ButtonElement.springLoaded, because: noSpringLoading)
  }
}
