import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIPasteControl", .ownHosts)
struct UIPasteControlTests {
  init() { StandardScreen.make() }

  private final class Target: UIView {
    var types: [[String]] = []
    override func paste(itemProviders: [NSItemProvider]) {
      types.append(contentsOf: itemProviders.map(\.registeredTypeIdentifiers))
    }
  }

  private let screen = ControlTestScreen()

  private func button(of control: UIPasteControl) throws -> UIButton {
    try #require(control.subviews.compactMap { $0 as? UIButton }.first)
  }

  @Test("pastes what its target accepts, and is disabled otherwise")
  func pasting() throws {
    let target = Target()
    target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.plain-text"])
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.target = target
    screen.show(control, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(try !button(of: control).isEnabled)
    UIPasteboard.general.image = UIImage()
    #expect(try !button(of: control).isEnabled)
    UIPasteboard.general.string = "a"
    #expect(try button(of: control).isEnabled)
    try button(of: control).sendActions(for: .touchUpInside)
    #expect(target.types == [["public.utf8-plain-text", "public.plain-text", "public.text"]])
  }

  @Test("shows the icon, the text, or both")
  func looks() throws {
    let configuration = UIPasteControl.Configuration()
    let both = UIPasteControl(configuration: configuration).intrinsicContentSize
    configuration.displayMode = .iconOnly
    let icon = UIPasteControl(configuration: configuration)
    #expect(try button(of: icon).configuration?.title == nil && icon.intrinsicContentSize.width < both.width)
    configuration.displayMode = .labelOnly
    #expect(try button(of: UIPasteControl(configuration: configuration)).configuration?.image == nil)
  }
}
