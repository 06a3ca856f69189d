import TestHosts
import Testing
import ViewHost

@testable import WidgetKit

@MainActor
@Suite("WidgetKit", .ownHosts)
struct WidgetPreviewTests {
  private struct Entry: TimelineEntry {
    let date: Date
    let words: String
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, words: "Placeholder") }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(Entry(date: .distantPast, words: "Snapshot"))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      let entries = ["First", "Second"].map { Entry(date: .distantPast, words: $0) }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }

  private struct Words: View {
    @Environment(\.widgetFamily) private var family
    let entry: Entry
    var body: some View { Text("\(entry.words) \(family.description)").containerBackground(Color.red, for: .widget) }
  }

  private struct TestWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "test", provider: Provider()) { Words(entry: $0) }
        .configurationDisplayName("Test").description("A test.").supportedFamilies([.systemSmall, .systemLarge])
    }
  }

  private struct OtherWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "other", provider: Provider()) { Words(entry: $0) }.contentMarginsDisabled()
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      TestWidget()
      OtherWidget()
    }
  }

  @Test("sizes are those of the guidelines for the screen")
  func sizes() {
    #expect(WidgetFamily.systemSmall.size(onScreenOf: 393) == CGSize(width: 158, height: 158))
    #expect(WidgetFamily.systemMedium.size(onScreenOf: 430) == CGSize(width: 364, height: 170))
    #expect(WidgetFamily.systemLarge.size(onScreenOf: 375) == CGSize(width: 329, height: 345))
    #expect(WidgetFamily.systemSmall.size(onScreenOf: 320) == CGSize(width: 141, height: 141))
  }

  @Test("a configuration keeps its families and margins, and a bundle its widgets")
  func configuration() throws {
    let all = Bundle().body.all
    #expect(all.count == 2)
    let (first, second) = (try #require(all[0].drawnWidget), try #require(all[1].drawnWidget))
    #expect(first.families == [.systemSmall, .systemLarge] && first.hasMargins)
    #expect(second.families == nil && !second.hasMargins)
  }

  @Test("the first entry of a provider's timeline takes the place of the placeholder, in each family")
  func gallery() {
    let host = ViewHost()
    host.show(UIHostingController(rootView: WidgetGallery(widgets: [TestWidget()])))
    host.advance(by: 0.5)
    #expect(throws: Never.self) { try host.tap(text: "First systemSmall") }
    #expect(throws: Never.self) { try host.tap(text: "First systemLarge") }
    #expect(throws: (any Error).self) { try host.tap(text: "First systemMedium") }
  }

  @Test("no widget is placed")
  func center() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}
