import UIKit

/// The kinds of text that are converted to links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The kinds of media that require a tap before they play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The granularity of text selection.
public enum WKSelectionGranularity: Int, Sendable {
  case dynamic = 0
  case character
}

/// The configuration of a web view. It is copied when the view is created.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebviewconfiguration
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsInlinePredictions = false
  open var upgradeKnownHostsToHTTPS = true
  open var limitsNavigationsToAppBoundDomains = false
  open var ignoresViewportScaleLimits = false
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes()
  open var dataDetectorTypes = WKDataDetectorTypes()
  open var selectionGranularity = WKSelectionGranularity.dynamic

  private(set) var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  public override init() { super.init() }

  /// Sets the handler for a URL scheme. A scheme that web views handle natively stops the program, as on a device.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    guard !WKWebView.handlesURLScheme(urlScheme) else {
      fatalError("WKWebViewConfiguration: '\(urlScheme)' is a URL scheme that WKWebView handles natively")
    }
    schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Returns a copy that shares the objects in the configuration.
  func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.schemeHandlers = schemeHandlers
    return copy
  }
}

/// A pool of web views that share a process. This framework uses no separate processes.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override nonisolated init() { super.init() }
}
