import UIKit

/// A control that opens a URL.
///
/// - Source: developer.apple.com/documentation/swiftui/link
public struct Link<Label: View>: View {
  let destination: URL
  nonisolated(unsafe) let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with views as its label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The content of the view.
  public var body: some View { Button(action: { openURL(destination) }, label: { label }) }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
