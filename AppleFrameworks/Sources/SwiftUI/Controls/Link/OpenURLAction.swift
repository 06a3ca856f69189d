import UIKit

/// Opens URLs.
///
/// - Source: developer.apple.com/documentation/swiftui/openurlaction
@MainActor
public struct OpenURLAction {
  /// The outcome of a handler that opens URLs.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/openurlaction/result
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind
    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the original URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  nonisolated(unsafe) let handler: ((URL) -> Result)?
  /// Creates an action with a handler that decides what happens to a URL.
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
  /// Opens URLs for links and for code that calls it. Default: the system opens them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/openurl
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
