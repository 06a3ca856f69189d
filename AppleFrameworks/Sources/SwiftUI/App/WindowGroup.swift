import UIKit

/// A group of windows with the same content. A phone displays one of them.
///
/// - Source: developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene, ShownScene {
  /// A scene without a body. The framework renders it.
  public typealias Body = Never
  nonisolated(unsafe) let content: Content
  /// Creates a group of windows with the given views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a group of windows with an identifier, which has no effect on a phone.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of windows with a title, which is not displayed on a phone.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with a title and an identifier, which have no effect on a phone.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  var shown: AnyView { AnyView(content) }
}
