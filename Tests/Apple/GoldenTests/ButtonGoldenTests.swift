import TestHosts
import Testing
import UIKit

/// The appearance of buttons with and without a configuration, in each state with its own appearance.
@Suite(.ownHosts)
@MainActor
struct ButtonGoldenTests {
  @Test("configured buttons: plain, gray, tinted and filled; normal, pressed, selected and disabled", arguments: styles)
  func configurations(style: UIUserInterfaceStyle) throws {
    let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
    try GoldenScreen(style).expect(
      "button-configurations",
      ControlSheet(
        states.map { state in
          [
            button(.plain(), "Plain", state), button(.gray(), "Gray", state), button(.tinted(), "Tinted", state),
            button(.filled(), "Filled", state),
          ]
        }))
  }

  @Test("configured buttons in their sizes, with corners, a subtitle, images, a wheel and a menu", arguments: styles)
  func parts(style: UIUserInterfaceStyle) throws {
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    try GoldenScreen(style).expect(
      "button-parts",
      ControlSheet([
        sizes.map { size in
          button(.filled(), "Size") { $0.buttonSize = size }
        },
        [.fixed, .small, .medium, .large, .capsule].map { (corners: UIButton.Configuration.CornerStyle) in
          button(.tinted(), "Co") { $0.cornerStyle = corners }
        },
        [
          button(.gray(), "Subscribe") { $0.subtitle = "12 issues a year" },
          button(.filled(), "Saving") {
            $0.showsActivityIndicator = true
            $0.imagePadding = 6
          },
        ],
        [.leading, .trailing, .top].map { (edge: NSDirectionalRectEdge) in
          button(.tinted(), "Share") {
            $0.image = UIImage(systemName: "square.and.arrow.up")
            $0.imagePlacement = edge
            $0.imagePadding = 6
          }
        },
        [popUp()],
      ]))
  }

  @Test("buttons without a configuration, and those with a drawing of the system", arguments: styles)
  func types(style: UIUserInterfaceStyle) throws {
    let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
    try GoldenScreen(style).expect(
      "button-types",
      ControlSheet([
        states.map { state in
          let button = UIButton(type: .system)
          button.setTitle("System", for: .normal)
          return shown(button, state)
        },
        [.contactAdd, .detailDisclosure, .infoLight, .infoDark, .close].map(UIButton.init(type:)),
        [.contactAdd, .detailDisclosure, .close].map { shown(UIButton(type: $0), .disabled) },
      ]))
  }

  private func button(
    _ configuration: UIButton.Configuration, _ title: String, _ state: UIControl.State = .normal,
    change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return shown(UIButton(configuration: configuration), state)
  }

  private func popUp() -> UIButton {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date", state: .on) { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }
}
