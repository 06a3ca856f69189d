import UIKit

/// A button that opens a page.
///
/// - Source: developer.apple.com/documentation/swiftui/link
public struct Link<Label: View>: View {
  let destination: URL
  nonisolated(unsafe) let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  public var body: some View { Button(action: { openURL(destination) }, label: { label }) }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens addresses.
///
/// - Source: developer.apple.com/documentation/swiftui/openurlaction
@MainActor
public struct OpenURLAction {
  /// - Source: developer.apple.com/documentation/swiftui/openurlaction/result
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  nonisolated(unsafe) let handler: ((URL) -> Result)?
  nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  nonisolated init() { handler = nil }

  public func callAsFunction(_ url: URL) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled, .discarded: break
    case .system(let other): UIApplication.shared.open(other ?? url)
    }
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
