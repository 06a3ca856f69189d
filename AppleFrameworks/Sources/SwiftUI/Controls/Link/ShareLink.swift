import UIKit

/// A control that presents the system's share sheet.
///
/// Strings and URLs can be shared.
///
/// - Source: developer.apple.com/documentation/swiftui/sharelink
public struct ShareLink<Label: View>: View {
  nonisolated(unsafe) let items: [Any]
  nonisolated(unsafe) let label: Label
  @Environment(\.hostingController) private var host

  nonisolated init(sharing items: [Any], label: Label) {
    self.items = items
    self.label = label
  }

  /// The content of the view.
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
  /// Creates a link that shares a URL, with views as its label.
  ///
  /// - Parameters:
  ///   - item: The URL to share.
  ///   - subject: Ignored.
  ///   - message: A text to share with the item.
  ///   - label: The link's label.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: ShareLink.items(item, message), label: label())
  }

  /// Creates a link that shares a string, with views as its label.
  ///
  /// - Parameters:
  ///   - item: The string to share.
  ///   - subject: Ignored.
  ///   - message: A text to share with the item.
  ///   - label: The link's label.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: ShareLink.items(item, message), label: label())
  }

  /// Creates a link that shares several URLs, with views as its label. The subject and the message are ignored.
  nonisolated public init(items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(sharing: items, label: label())
  }

  /// Creates a link that shares several strings, with views as its label. The subject and the message are ignored.
  nonisolated public init(
    items: [String], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, label: label())
  }

  nonisolated static func items(_ item: Any, _ message: Text?) -> [Any] {
    message.map { [item, $0.string(in: EnvironmentValues())] } ?? [item]
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated static func standard(_ title: Text) -> SwiftUI.Label<Text, Image> {
    SwiftUI.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }

  /// Creates a link that shares a URL, with the label "Share…". The subject is ignored.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text("Share…")))
  }

  /// Creates a link that shares a string, with the label "Share…". The subject is ignored.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text("Share…")))
  }

  /// Creates a link that shares a URL, with a localized title. The subject is ignored.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text(titleKey)))
  }

  /// Creates a link that shares a string, with a localized title. The subject is ignored.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text(titleKey)))
  }

  /// Creates a link that shares a URL, with an unlocalized title. The subject is ignored.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text(title)))
  }

  /// Creates a link that shares a string, with an unlocalized title. The subject is ignored.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: ShareLink.items(item, message), label: ShareLink.standard(Text(title)))
  }
}
