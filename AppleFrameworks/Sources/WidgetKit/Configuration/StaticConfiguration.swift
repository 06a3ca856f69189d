import SwiftUI

/// A widget without settings.
///
/// - Source: developer.apple.com/documentation/widgetkit/staticconfiguration
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let viewOfEntry: @MainActor (any TimelineEntry) -> AnyView?
  private let liveView: @MainActor (TimelineProviderContext) -> AnyView

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    viewOfEntry = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    liveView = { context in AnyView(LiveWidget(provider: provider, context: context, content: content)) }
  }

  public var body: Never { fatalError("a static configuration has no body") }
}

extension StaticConfiguration: DrawnWidget {
  var families: [WidgetFamily]? { nil }
  var hasMargins: Bool { true }
  func view(of entry: any TimelineEntry) -> AnyView? { viewOfEntry(entry) }
  func live(in context: TimelineProviderContext) -> AnyView { liveView(context) }
}

/// A view that displays the first entry of a provider's timeline, and the placeholder until it is available.
private struct LiveWidget<Provider: TimelineProvider, Content: View>: View {
  let provider: Provider
  let context: TimelineProviderContext
  let content: (Provider.Entry) -> Content
  @State private var first: Provider.Entry?

  /// Unchecked: Entries belong to the app, which expects to use them on the main thread.
  private struct Handed: @unchecked Sendable {
    let take: () -> Void
  }

  /// Unchecked: The requirements of `Handed` apply.
  private struct Receiver: @unchecked Sendable {
    let take: (Timeline<Provider.Entry>) -> Void
  }

  var body: some View {
    content(first ?? provider.placeholder(in: context)).onAppear {
      let binding = $first
      let receiver = Receiver { timeline in binding.wrappedValue = timeline.entries.first }
      provider.getTimeline(in: context) { timeline in
        let handed = Handed { receiver.take(timeline) }
        DispatchQueue.main.async { handed.take() }
      }
    }
  }
}
