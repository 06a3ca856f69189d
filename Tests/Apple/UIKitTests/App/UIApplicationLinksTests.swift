import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UIApplicationLinksTests {
  init() {
    StandardScreen.make()
    UserInterface.current.links.schemesOfOtherApps = []
    UserInterface.current.links.listener = nil
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func theSystemsAppsOpenWebMailAndSettings() throws {
    for text in [
      "https://example.com", "HTTP://example.com", "mailto:a@example.com", "tel:123",
      UIApplication.openSettingsURLString,
      UIApplication.openNotificationSettingsURLString,
    ] {
      #expect(UIApplication.shared.canOpenURL(try url(text)), "\(text)")
    }
    #expect(!UIApplication.shared.canOpenURL(try url("otherapp://x")))
    #expect(!UIApplication.shared.canOpenURL(try url("/no/scheme")))
    UserInterface.current.links.schemesOfOtherApps = ["otherapp"]
    #expect(UIApplication.shared.canOpenURL(try url("OtherApp://x")))
  }

  @Test func theHostHearsWhatIsOpenedAndTheAppWhetherItWas() async throws {
    final class Heard { var urls: [URL] = [] }
    let heard = Heard()
    UserInterface.current.links.listener = { heard.urls.append($0) }
    defer { UserInterface.current.links.listener = nil }
    let page = try url("https://example.com/a")
    #expect(await UIApplication.shared.open(page))
    #expect(await UIApplication.shared.open(page, options: [.universalLinksOnly: true]) == false)
    #expect(await UIApplication.shared.open(try url("otherapp://x")) == false)
    #expect(heard.urls == [page])
  }

  @Test func theOldCallOpensTheSame() throws {
    var urls: [URL] = []
    UserInterface.current.links.listener = { urls.append($0) }
    defer { UserInterface.current.links.listener = nil }
    let page = try url("https://example.com/a")
    let opened = [page, try url("otherapp://x")].map { UIApplication.shared.openURL($0) }
    #expect(opened == [true, false] && urls == [page])
  }

  @Test func theCompletionComesOnALaterTurn() async throws {
    final class Order { var lines: [String] = [] }
    let (order, page) = (Order(), try url("https://example.com"))
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      UIApplication.shared.open(page, options: [:]) { isOpened in
        order.lines.append("opened \(isOpened)")
        done.resume()
      }
      order.lines.append("asked")
    }
    #expect(order.lines == ["asked", "opened true"])
  }

  @Test func theApplicationIsFoundByItsPropertysName() {
    for key in ["sharedApplication", "shared"] {
      #expect(UIApplication.value(forKey: key) as? UIApplication === UIApplication.shared)
      #expect(UIApplication.value(forKeyPath: key) as? UIApplication === UIApplication.shared)
    }
    #expect(UIApplication.value(forKey: "other") == nil)
  }
}
