import Foundation
import InterfaceBuilder

extension NibInstantiation {
  /// Returns a menu with its entries, a command or a keyboard shortcut.
  func makeMenuElement(_ description: Object) -> UIMenuElement? {
    switch description.kind {
    case .menu: makeMenu(description)
    case .command: makeCommand(description)
    case .keyCommand: makeKeyCommand(description)
    default: nil
    }
  }

  func menu(_ description: Object?) -> UIMenu? { description.flatMap { object($0) as? UIMenu } }

  private func makeMenu(_ description: Object) -> UIMenu {
    var options: UIMenu.Options = []
    if description[MenuElement.inline] == true { options.insert(.displayInline) }
    if description[MenuElement.destructive] == true { options.insert(.destructive) }
    if description[MenuElement.singleSelection] == true { options.insert(.singleSelection) }
    let menu = UIMenu(
      title: file.localization.text(of: description, MenuElement.title) ?? "",
      image: image(description[MenuElement.image], at: description),
      identifier: description[MenuElement.identifier].map { UIMenu.Identifier($0) }, options: options,
      children: description.menuElements.compactMap { object($0) as? UIMenuElement })
    menu.subtitle = file.localization.text(of: description, MenuElement.subtitle)
    return menu
  }

  private func makeCommand(_ description: Object) -> UICommand {
    let command = UICommand(
      title: file.localization.text(of: description, CommandElement.title) ?? "",
      image: image(description[CommandElement.image], at: description), action: action(of: description),
      discoverabilityTitle: file.localization.text(of: description, CommandElement.discoverabilityTitle),
      attributes: attributes(of: description), state: state(description[CommandElement.state]))
    command.subtitle = file.localization.text(of: description, CommandElement.subtitle)
    return command
  }

  private func makeKeyCommand(_ description: Object) -> UIKeyCommand {
    let texts = file.localization
    let command = UIKeyCommand(
      title: texts.text(of: description, KeyCommandElement.title) ?? "",
      image: image(description[CommandElement.image], at: description), action: action(of: description),
      input: texts.text(of: description, KeyCommandElement.input) ?? description[KeyCommandElement.keyEquivalent] ?? "",
      modifierFlags: UIKeyModifierFlags(
        description[KeyCommandElement.modifierMask] ?? description[KeyCommandElement.modifierFlags]),
      discoverabilityTitle: texts.text(of: description, KeyCommandElement.discoverabilityTitle),
      attributes: attributes(of: description), state: state(description[CommandElement.state]))
    if let wants = description[KeyCommandElement.wantsPriorityOverSystemBehavior] {
      command.wantsPriorityOverSystemBehavior = wants
    }
    return command
  }

  /// Returns the action of an entry: its own or that of its first connection.
  private func action(of description: Object) -> Selector {
    Selector(description[CommandElement.selector] ?? description.actions.first?.selector ?? "")
  }

  private func attributes(of description: Object) -> UIMenuElement.Attributes {
    var attributes: UIMenuElement.Attributes = []
    if description[CommandElement.disabled] == true { attributes.insert(.disabled) }
    if description[CommandElement.destructive] == true { attributes.insert(.destructive) }
    if description[CommandElement.hidden] == true { attributes.insert(.hidden) }
    return attributes
  }

  private func state(_ name: String?) -> UIMenuElement.State {
    switch name {
    case "on"?: .on
    case "mixed"?: .mixed
    default: .off
    }
  }
}

extension UIKeyModifierFlags {
  fileprivate init(_ mask: ModifierMask?) {
    let table: [(String, UIKeyModifierFlags)] = [
      ("command", .command), ("shift", .shift), ("alternate", .alternate), ("option", .alternate),
      ("control", .control), ("alphaShift", .alphaShift), ("numericPad", .numericPad),
    ]
    let names = mask?.names ?? []
    self = table.reduce(into: []) { if names.contains($1.0) { $0.insert($1.1) } }
  }
}
