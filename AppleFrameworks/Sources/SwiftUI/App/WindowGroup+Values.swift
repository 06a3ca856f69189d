import UIKit

extension WindowGroup {
  /// Creates a group of windows for values. A phone displays the window without a value.
  ///
  /// - Parameters:
  ///   - id: An identifier, which has no effect on a phone.
  ///   - type: The type of the values.
  ///   - content: A closure that creates the views from a binding to the value.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/windowgroup/init(id:for:content:)
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(initial: nil, content: content) }
  }

  /// Creates a group of windows for values with a title, which is not displayed on a phone.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(initial: nil, content: content) }
  }

  /// Creates a group of windows for values. A phone displays the window with the default value.
  ///
  /// - Parameter defaultValue: A closure that returns the value of a window that is opened without one.
  /// - Source: developer.apple.com/documentation/swiftui/windowgroup/init(for:content:defaultvalue:)
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init {
      PresentedWindowContent(initial: defaultValue()) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }
}

/// The content of a window with a value.
///
/// - Source: developer.apple.com/documentation/swiftui/presentedwindowcontent
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  nonisolated(unsafe) private let initial: Data?
  @State private var changed: Data??
  nonisolated(unsafe) private let content: (Binding<Data?>) -> Content

  nonisolated init(initial: Data?, content: @escaping (Binding<Data?>) -> Content) {
    self.initial = initial
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    content(Binding(get: { changed ?? initial }, set: { changed = .some($0) }))
  }
}
