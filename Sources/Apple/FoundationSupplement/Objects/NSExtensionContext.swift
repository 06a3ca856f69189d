import Foundation

/// The host app's side of an app extension. There are no host apps here, so no extension has a context.
///
/// - Source: developer.apple.com/documentation/foundation/nsextensioncontext
open class NSExtensionContext: NSObject {
  /// The items that the host app shares.
  open var inputItems: [Any] { [] }

  /// Ends the extension with results for the host app.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// Ends the extension with an error.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the system to open a URL. No URL is opened.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An item that a host app shares with an extension.
///
/// - Source: developer.apple.com/documentation/foundation/nsextensionitem
open class NSExtensionItem: NSObject {
  /// The title.
  @NSCopying open var attributedTitle: NSAttributedString?
  /// The text.
  @NSCopying open var attributedContentText: NSAttributedString?
  /// The attachments.
  open var attachments: [NSItemProvider]?
  /// Other information.
  open var userInfo: [AnyHashable: Any]?
}

/// An object that handles the request of a host app.
///
/// - Source: developer.apple.com/documentation/foundation/nsextensionrequesthandling
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Tells the object about the request.
  func beginRequest(with context: NSExtensionContext)
}
