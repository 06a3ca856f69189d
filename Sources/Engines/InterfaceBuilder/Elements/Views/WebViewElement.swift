/// `webView`: UIWebView, which no longer exists in iOS.
package enum WebViewElement {
  package static let scalesPageToFit = Property<Bool>("scalesPageToFit")
  package static let allowsInlineMediaPlayback = Property<Bool>("allowsInlineMediaPlayback")
  package static let mediaPlaybackRequiresUserAction = Property<Bool>("mediaPlaybackRequiresUserAction")
  package static let suppressesIncrementalRendering = Property<Bool>("suppressesIncrementalRendering")
  package static let keyboardDisplayRequiresUserAction = Property<Bool>("keyboardDisplayRequiresUserAction")
  package static let dataDetectorTypes = Property<DataDetectorTypes>("dataDetectorTypes")

  package static let schema = ElementSchema(
    "webView", className: "UIWebView", extends: ViewElement.schema,
    [
      scalesPageToFit.rule, allowsInlineMediaPlayback.rule, mediaPlaybackRequiresUserAction.rule,
      suppressesIncrementalRendering.rule, keyboardDisplayRequiresUserAction.rule, dataDetectorTypes.rule,
    ])
}

/// `wkWebView`: WKWebView.
package enum WkWebViewElement {
  package static let allowsBackForwardNavigationGestures = Property<Bool>("allowsBackForwardNavigationGestures")
  package static let allowsLinkPreview = Property<Bool>("allowsLinkPreview")
  package static let customUserAgent = Property<String>("customUserAgent")
  package static let configuration = Property<WebConfiguration>("configuration")

  package static let schema = ElementSchema(
    "wkWebView", className: "WKWebView", extends: ViewElement.schema,
    [
      allowsBackForwardNavigationGestures.rule, allowsLinkPreview.rule, customUserAgent.rule, configuration.rule,
    ])
}
