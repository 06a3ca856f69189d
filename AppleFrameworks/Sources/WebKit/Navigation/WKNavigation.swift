import Foundation
import FoundationNetworking

/// A load of a page, from its begin to its end.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigation
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  var isStarted = false
  var isCommitted = false

  /// How the page was loaded.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }

  override nonisolated init() { super.init() }
}

/// What led to a page.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow, download
}

/// What is going to be loaded, and why.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationaction
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open private(set) var navigationType: WKNavigationType
  open private(set) var request: URLRequest
  open private(set) var sourceFrame: WKFrameInfo
  /// Nil for a new window.
  open private(set) var targetFrame: WKFrameInfo?
  open var shouldPerformDownload: Bool { false }

  init(type: WKNavigationType, request: URLRequest, frame: WKFrameInfo) {
    navigationType = type
    self.request = request
    sourceFrame = frame
    targetFrame = frame
  }
}

/// What has been answered.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationresponse
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open private(set) var response: URLResponse
  open var isForMainFrame: Bool { true }

  /// Whether the answer is of a kind that web views show.
  open var canShowMIMEType: Bool {
    let type = response.mimeType ?? ""
    return type.hasPrefix("text/") || type.hasPrefix("image/")
      || ["application/pdf", "application/xhtml+xml", "application/json"].contains(type)
  }

  init(_ response: URLResponse) { self.response = response }
}
