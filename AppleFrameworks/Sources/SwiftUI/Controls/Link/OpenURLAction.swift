import UIKit

/// An action that opens URLs.
///
/// - Source: developer.apple.com/documentation/swiftui/openurlaction
@MainActor
public struct OpenURLAction {
  /// The result of a handler that opens URLs.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/openurlaction/result
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    /// The result of a handler that opened the URL.
    public static let handled = Result(kind: .handled)
    /// The result of a handler that discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The result that makes the system open the original URL.
    public static let systemAction = Result(kind: .system(nil))
    /// Returns the result that makes the system open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  nonisolated(unsafe) let handler: ((URL) -> Result)?
  /// Creates an action with a handler that opens or discards a URL.
  nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  nonisolated init() { handler = nil }

  /// Opens a URL with the handler, or with the system if there is none.
  public func callAsFunction(_ url: URL) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled, .discarded: break
    case .system(let other): UIApplication.shared.open(other ?? url)
    }
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  /// The action that opens URLs for links and for code. Default: The system opens them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/openurl
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
