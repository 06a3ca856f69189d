import UIKit

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
