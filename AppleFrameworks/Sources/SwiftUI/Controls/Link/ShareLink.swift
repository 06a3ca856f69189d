import UIKit

/// A button that shows the system's sheet for sharing something.
///
/// What is shared are strings, addresses and pictures, as UIKit's sheet takes them.
///
/// - Source: developer.apple.com/documentation/swiftui/sharelink
public struct ShareLink<Label: View>: View {
  nonisolated(unsafe) let items: [Any]
  nonisolated(unsafe) let label: Label
  @Environment(\.hostingController) private var host

  fileprivate nonisolated init(sharing items: [Any], label: Label) {
    self.items = items
    self.label = label
  }

  public var body: some View {
    let (items, host) = (items, host)
    Button {
      guard let controller = host.controller else { return }
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = controller.view
      controller.topmost.present(sheet, animated: true)
    } label: {
      label
    }
  }
}

extension ShareLink {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: ShareLink.items(item, message), label: label())
  }
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: ShareLink.items(item, message), label: label())
  }
  nonisolated public init(items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, label: label())
  }
  nonisolated public init(
    items: [String], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, label: label())
  }

  fileprivate nonisolated static func items(_ item: Any, _ message: Text?) -> [Any] {
    message.map { [item, $0.string(in: EnvironmentValues())] } ?? [item]
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated fileprivate static func standard(_ title: Text) -> SwiftUI.Label<Text, Image> {
    SwiftUI.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text("Share…")))
  }
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text("Share…")))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text(titleKey)))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text(titleKey)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text(title)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text(title)))
  }
}
