import UIKit

/// A window with views, of which a phone shows one.
///
/// - Source: developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene, ShownScene {
  public typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  var shown: AnyView { AnyView(content) }
}
