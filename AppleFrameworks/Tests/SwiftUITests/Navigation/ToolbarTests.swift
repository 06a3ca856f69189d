import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Items of bars", .ownHosts)
struct ToolbarTests {
  private func shown(_ label: some View) -> Shown {
    Shown(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .topBarTrailing) { label }
          ToolbarItem(placement: .principal) { Label("Middle", systemImage: "star") }
        }
      })
  }

  @Test("labels at the sides of a bar show their pictures alone, with their words for assistive technologies")
  func icons() {
    let plain = shown(Button("New", systemImage: "plus") {})
    #expect(!plain.words.contains("New") && plain.words.contains("Middle"))
    #expect(plain.host.accessibilityElements().contains { $0.label == "New" })
    let both = shown(Button("New", systemImage: "plus") {}.labelStyle(.titleAndIcon))
    #expect(both.words.contains("New"))
    #expect(shown(Button("New") {}).words.contains("New"))
  }

  @Test("what is in a bar does not grow with the user's text")
  func size() throws {
    func height(_ category: UIContentSizeCategory) throws -> CGFloat {
      let page = shown(Button("New") {})
      page.host.set(category)
      page.host.advance(by: 0.1)
      let label = try #require(page.all(UILabel.self).first { $0.text == "New" })
      return label.font.pointSize
    }
    #expect(try height(.large) == 17 && height(.accessibilityLarge) == 17)
  }
}
