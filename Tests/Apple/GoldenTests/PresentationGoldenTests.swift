import TestHosts
import Testing
import UIKit
import ViewHost

/// The appearance of presentations: alerts, action sheets and menus.
@Suite(.ownHosts)
@MainActor
struct PresentationGoldenTests {
  @Test("an alert with a field and two buttons", arguments: styles)
  func alert(style: UIUserInterfaceStyle) throws {
    let alert = UIAlertController(
      title: "Rename playlist?", message: "The new name is seen on all of your devices.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Rename", style: .default))
    try expect("alert", presenting: alert, style)
  }

  @Test("a sheet of actions, one of them destructive", arguments: styles)
  func actionSheet(style: UIUserInterfaceStyle) throws {
    let sheet = UIAlertController(title: "Photo", message: "Taken yesterday", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    let disabled = UIAlertAction(title: "Print", style: .default)
    disabled.isEnabled = false
    sheet.addAction(disabled)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    try expect("action-sheet", presenting: sheet, style)
  }

  @Test("a button's menu: symbols, a mark, a disabled and a destructive entry, a menu inside", arguments: styles)
  func menu(style: UIUserInterfaceStyle) throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "More"
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      title: "Photo",
      children: [
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIAction(title: "Favourite", state: .on) { _ in },
        UIAction(title: "Print", image: UIImage(systemName: "printer"), attributes: .disabled) { _ in },
        UIMenu(title: "Move to", children: [UIAction(title: "Album") { _ in }]),
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
          ]),
      ])
    let screen = screen(style)
    let root = try #require(screen.host.window.rootViewController?.view)
    button.frame = CGRect(x: 140, y: 60, width: 95, height: 35)
    root.addSubview(button)
    try screen.host.tap(on: button)
    screen.host.advance(by: 1)
    try screen.expectScreen("menu")
  }

  private func expect(_ name: String, presenting controller: UIViewController, _ style: UIUserInterfaceStyle) throws {
    let screen = screen(style)
    let root = try #require(screen.host.window.rootViewController)
    screen.host.run { root.present(controller, animated: false) }
    screen.host.advance(by: 1)
    try screen.expectScreen(name)
  }

  /// Returns a screen with a word and a picture that are visible through translucent views.
  private func screen(_ style: UIUserInterfaceStyle) -> GoldenScreen {
    let screen = GoldenScreen(style)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let stripe = UIView(frame: CGRect(x: 0, y: 250, width: 188, height: 300))
    stripe.backgroundColor = .systemTeal
    controller.view.addSubview(stripe)
    let label = UILabel(frame: CGRect(x: 200, y: 560, width: 160, height: 40))
    label.text = "Behind it"
    controller.view.addSubview(label)
    screen.host.show(controller)
    return screen
  }
}
