import Foundation

/// A controller of an app's scripts in pages, and of the messages from them. Scripts are not executed, so no
/// messages are received.
///
/// - Source: developer.apple.com/documentation/webkit/wkusercontentcontroller
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private var handlers: [String: AnyObject] = [:]

  open private(set) var userScripts: [WKUserScript] = []

  public override nonisolated init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler for messages with a name. A second handler with the same name stops the program, as on a device.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    keep(scriptMessageHandler, .page, name)
  }

  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {
    keep(scriptMessageHandler, world, name)
  }

  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    keep(scriptMessageHandlerWithReply, contentWorld, name)
  }

  private func key(_ world: WKContentWorld, _ name: String) -> String { "\(world.name ?? "") \(name)" }

  private func keep(_ handler: AnyObject, _ world: WKContentWorld, _ name: String) {
    guard handlers.updateValue(handler, forKey: key(world, name)) == nil else {
      fatalError(
        "WKUserContentController: a script message handler with the name '\(name)' has been added before")
    }
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[key(.page, name)] = nil }

  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[key(contentWorld, name)] = nil
  }

  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// The time at which a script is injected into a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

/// A script that an app injects into pages.
///
/// - Source: developer.apple.com/documentation/webkit/wkuserscript
@preconcurrency @MainActor
open class WKUserScript: NSObject, @preconcurrency NSCopying {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A world in which scripts run separately from other scripts.
///
/// - Source: developer.apple.com/documentation/webkit/wkcontentworld
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  public let name: String?

  private nonisolated init(name: String?) { self.name = name }

  open class var page: WKContentWorld { shared }
  open class var defaultClient: WKContentWorld { WKContentWorld(name: "default client") }
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }

  private static let shared = WKContentWorld(name: nil)
}

/// A handler of messages from pages.
@MainActor
@preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A handler of messages from pages that replies to them.
@MainActor
@preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

/// A message from a page.
///
/// - Source: developer.apple.com/documentation/webkit/wkscriptmessage
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open private(set) var body: Any
  open private(set) var name: String
  open private(set) weak var webView: WKWebView?
  open private(set) var frameInfo: WKFrameInfo
  open private(set) var world: WKContentWorld

  package init(name: String, body: Any, frame: WKFrameInfo) {
    self.name = name
    self.body = body
    frameInfo = frame
    webView = frame.webView
    world = .page
  }
}
