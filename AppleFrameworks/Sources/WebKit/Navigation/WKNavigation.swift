import Foundation
import FoundationNetworking

/// The navigation that loads a page, from its start to its end.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigation
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  var isStarted = false
  var isCommitted = false

  /// The content mode with which the page was loaded.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }

  override nonisolated init() { super.init() }
}

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// The policy for loading a page.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// The policy for displaying a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// A navigation action: the request to load, and its cause.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationaction
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open private(set) var navigationType: WKNavigationType
  open private(set) var request: URLRequest
  open private(set) var sourceFrame: WKFrameInfo
  /// The target frame; `nil` for a new window.
  open private(set) var targetFrame: WKFrameInfo?
  open var shouldPerformDownload: Bool { false }

  init(type: WKNavigationType, request: URLRequest, frame: WKFrameInfo) {
    navigationType = type
    self.request = request
    sourceFrame = frame
    targetFrame = frame
  }
}

/// A response to a navigation request.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationresponse
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open private(set) var response: URLResponse
  open var isForMainFrame: Bool { true }

  /// Whether web views can display the type of the response.
  open var canShowMIMEType: Bool {
    let type = response.mimeType ?? ""
    return type.hasPrefix("text/") || type.hasPrefix("image/")
      || ["application/pdf", "application/xhtml+xml", "application/json"].contains(type)
  }

  init(_ response: URLResponse) { self.response = response }
}
