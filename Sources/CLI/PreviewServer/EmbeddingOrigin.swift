/// Whose pages may show the preview in a frame: an editor's, or those of a website.
package struct EmbeddingOrigin: Hashable, Sendable {
  /// As `frame-ancestors` of a Content-Security-Policy takes it: `vscode-webview:`, `https://*.vscode-cdn.net`.
  package let source: String

  /// Schemes of pages that are parts of an editor's program. No website has them.
  private static let schemes = ["vscode-webview:", "vscode-file:"]

  /// Reads a scheme of an editor's, or an origin of http or https, whose name may begin with `*.` for all names below it.
  ///
  /// - Returns: nil for anything else, and for `*.` before a single word: whole top-level domains are nobody's.
  package init?(_ text: String) {
    let text = text.lowercased()
    let origin = #/https?:\/\/(\*\.[a-z0-9-]+(\.[a-z0-9-]+)+|[a-z0-9-]+(\.[a-z0-9-]+)*)(:[0-9]{1,5})?/#
    guard EmbeddingOrigin.schemes.contains(text) || text.wholeMatch(of: origin) != nil else { return nil }
    source = text
  }
}
