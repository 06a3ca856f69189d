import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Optional values in user defaults", .ownHosts)
struct OptionalStorageTests {
  private enum Kind: String { case small, large }

  private struct Page: View {
    @AppStorage("kind") private var kind: Kind?
    @AppStorage("count") private var count: Int?
    @AppStorage("link") private var link: URL?
    @AppStorage("day") private var day = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
      VStack {
        Text(
          verbatim:
            "\(kind?.rawValue ?? "-") \(count ?? -1) \(link?.host() ?? "-") \(day.timeIntervalSinceReferenceDate)")
        Button("Set") {
          (kind, count, link, day) = (
            .large, 3, URL(string: "https://example.com/a"), Date(timeIntervalSinceReferenceDate: 60)
          )
        }
        Button("Clear") { (kind, count, link) = (nil, nil, nil) }
      }
    }
  }

  @Test("values are stored, and nil removes them")
  func values() throws {
    let shown = Shown(Page())
    #expect(shown.words.first == "- -1 - 0.0")
    try shown.tap("Set")
    #expect(shown.words.first == "large 3 example.com 60.0")
    #expect(shown.host.run { UserDefaults.standard.string(forKey: "kind") } == "large")
    #expect(shown.host.run { UserDefaults.standard.object(forKey: "count") } as? Int == 3)
    try shown.tap("Clear")
    #expect(shown.words.first == "- -1 - 60.0")
    #expect(shown.host.run { UserDefaults.standard.object(forKey: "link") } == nil)
  }
}
