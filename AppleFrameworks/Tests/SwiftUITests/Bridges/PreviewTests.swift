@_spi(Host) import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Previews of providers", .ownHosts)
struct PreviewTests {
  private struct Card: PreviewProvider {
    static var previews: some View {
      Group {
        Text("One").previewDisplayName("First")
        Text("Two").previewLayout(.fixed(width: 200, height: 100))
      }
      Text("Three").padding(10).previewLayout(.sizeThatFits)
    }
  }

  private func shown(_ index: Int?) -> (host: ViewHost, controller: UIViewController) {
    let host = ViewHost()
    let controller = host.run { PreviewScreens.controller(Card.self, index) }
    host.show(controller)
    return (host, controller)
  }

  @Test("each view that is listed is a preview, on a screen or in a size of its own")
  func each() throws {
    let first = shown(0)
    #expect(first.controller.title == "First")
    #expect(throws: (any Error).self) { try first.host.find(.text("Two")) }
    let second = shown(1)
    #expect(second.controller.preferredContentSize == CGSize(width: 200, height: 100))
    #expect(second.controller.children.first?.view.bounds.size == CGSize(width: 200, height: 100))
    let third = shown(2)
    let label = try #require(try third.host.find(.text("Three")) as? UILabel)
    #expect(third.controller.preferredContentSize.width == label.bounds.width + 20)
    let all = shown(nil)
    for words in ["One", "Two", "Three"] { _ = try all.host.find(.text(words)) }
  }
}
