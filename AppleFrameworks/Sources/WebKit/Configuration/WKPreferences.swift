import UIKit

/// The preferences of web views.
///
/// - Source: developer.apple.com/documentation/webkit/wkpreferences
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var shouldPrintBackgrounds = false
  open var isTextInteractionEnabled = true
  open var isSiteSpecificQuirksModeEnabled = true
  open var isElementFullscreenEnabled = false
  @available(iOS, deprecated: 14.0, message: "Use WKWebpagePreferences.allowsContentJavaScript")
  open var javaScriptEnabled = true

  public override nonisolated init() { super.init() }
}

/// The preferences of a web page.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebpagepreferences
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// The content mode of a page, which depends on the kind of device.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile, desktop
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
  open var isLockdownModeEnabled = false

  public override nonisolated init() { super.init() }
}
