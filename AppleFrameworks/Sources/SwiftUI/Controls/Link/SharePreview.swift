import UIKit

/// A description of a shared item, for the share sheet. The sheet of this framework shows the item alone.
///
/// - Source: developer.apple.com/documentation/swiftui/sharepreview
public struct SharePreview<Image, Icon> {
  let title: Text

  private init(text: Text) { title = text }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Creates a preview with an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(text: Text(titleKey)) }
  /// Creates a preview with an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(text: Text(title)) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Creates a preview with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(text: Text(titleKey)) }
  /// Creates a preview with an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(text: Text(title)) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview with an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(text: Text(titleKey)) }
  /// Creates a preview with an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(text: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey)) }
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(text: Text(title)) }
}

extension ShareLink {
  private nonisolated static func shared<I: Transferable>(_ item: I) -> Any {
    // The sheet supports strings and URLs, and receives providers of other values.
    switch item {
    case let text as String: text
    case let url as URL: url
    default: I.provider(of: item)
    }
  }

  /// Creates a link that shares a value, with views as its label. The subject is ignored.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - preview: The description of the value.
  ///   - label: The link's label.
  nonisolated public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: ShareLink.items(ShareLink.shared(item), message), label: label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Creates a link that shares a value, with the label "Share…". The subject is ignored.
  nonisolated public init<I: Transferable, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { ShareLink.standard(Text("Share…")) }
  }

  /// Creates a link that shares a value, with a localized title. The subject is ignored.
  nonisolated public init<I: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { ShareLink.standard(Text(titleKey)) }
  }

  /// Creates a link that shares a value, with an unlocalized title. The subject is ignored.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { ShareLink.standard(Text(title)) }
  }
}
