/// The origin of pages that may embed the preview in a frame, which belong to an editor or a website.
package struct EmbeddingOrigin: Hashable, Sendable {
  /// The source for `frame-ancestors` in a Content-Security-Policy: `vscode-webview:`, `https://*.vscode-cdn.net`.
  package let source: String

  /// The schemes of pages that are part of an editor. Websites cannot use them.
  private static let schemes = ["vscode-webview:", "vscode-file:"]

  /// Creates an origin from an editor's scheme, or from an HTTP or HTTPS origin whose host may begin with `*.` to match
  /// all subdomains.
  ///
  /// - Returns: Nil for any other text, and for `*.` before a top-level domain.
  package init?(_ text: String) {
    let text = text.lowercased()
    let origin = #/https?:\/\/(\*\.[a-z0-9-]+(\.[a-z0-9-]+)+|[a-z0-9-]+(\.[a-z0-9-]+)*)(:[0-9]{1,5})?/#
    guard EmbeddingOrigin.schemes.contains(text) || text.wholeMatch(of: origin) != nil else { return nil }
    source = text
  }
}
