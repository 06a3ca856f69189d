import Foundation
import HTTPServer

/// The page as a single response, which is assembled from the files in Resources.
struct PageFiles {
  private let text: String
  private let embedders: [EmbeddingOrigin]

  /// The headers of all responses except an embedded page, which prevent browsers from storing, framing or
  /// reinterpreting them.
  static let protection = base + [("X-Frame-Options", "DENY"), ("Cross-Origin-Resource-Policy", "same-origin")]

  private static let base: [(String, String)] = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]

  /// The headers of a page that others may embed in a frame. X-Frame-Options can't specify their origins, so
  /// `frame-ancestors` is used. Editors in a browser isolate their pages, and only display pages that request the same.
  private static let embedded =
    base + [("Cross-Origin-Resource-Policy", "cross-origin"), ("Cross-Origin-Embedder-Policy", "require-corp")]

  /// - Parameter embedders: The origins of pages that may embed this one in a frame.
  init(embedders: [EmbeddingOrigin] = []) {
    self.embedders = embedders
    func file(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    text = file(PackageResources.page_html)
      .replacing("{embedders}", with: embedders.map(\.source).joined(separator: " "))
      .replacing("/*style*/", with: file(PackageResources.page_css))
      .replacing("/*embedding*/", with: file(PackageResources.embedding_js))
      .replacing("/*thumbnails*/", with: file(PackageResources.thumbnails_js))
      .replacing("/*layers*/", with: file(PackageResources.layers_js))
      .replacing("/*tree*/", with: file(PackageResources.tree_js))
      .replacing("/*script*/", with: file(PackageResources.page_js))
  }

  /// Returns the page with a new nonce in its policy, so that no other script or style is applied.
  func response() -> HTTPResponse {
    let nonce = AccessRules.makeToken()
    let ancestors = embedders.isEmpty ? "'none'" : embedders.map(\.source).joined(separator: " ")
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src blob: data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \(ancestors)"
    return HTTPResponse(
      type: "text/html; charset=utf-8",
      headers: (embedders.isEmpty ? PageFiles.protection : PageFiles.embedded) + [("Content-Security-Policy", policy)],
      body: Array(text.replacing("{nonce}", with: nonce).utf8))
  }
}
