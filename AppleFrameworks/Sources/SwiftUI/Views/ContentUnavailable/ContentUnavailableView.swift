import UIKit

/// A view that explains why content is unavailable, and offers actions.
///
/// - Source: developer.apple.com/documentation/swiftui/contentunavailableview
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let description: Description
  nonisolated(unsafe) let actions: Actions

  /// Creates a view with an explanation and actions.
  ///
  /// - Parameters:
  ///   - label: The views that describe the missing content.
  ///   - description: The views that explain the reason and possible actions. Default: nothing.
  ///   - actions: The buttons. Default: none.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The content of the view.
  public var body: some View {
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center).padding(.top, 8)
      actions.padding(.top, 20)
    }
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title and an image from the app's assets.
  ///
  /// - Parameter description: The reason for which there is no content. Default: `nil`.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with a localized title and a symbol.
  ///
  /// - Parameter description: The reason for which there is no content. Default: `nil`.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with an unlocalized title and an image from the app's assets.
  ///
  /// - Parameter description: The reason for which there is no content. Default: `nil`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with an unlocalized title and a symbol.
  ///
  /// - Parameter description: The reason for which there is no content. Default: `nil`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results, with the text of the search field.
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> { found(nil) }

  /// Returns a view for a search without results.
  ///
  /// - Parameter text: The search text.
  nonisolated public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    found(text)
  }

  nonisolated private static func found(_ text: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// A label style with a large image above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}
