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
