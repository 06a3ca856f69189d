import Foundation
import HTTPServer

/// The page: one response with all that it needs, made of the files in Resources.
struct PageFiles {
  private let text: String

  /// Headers of all responses, which keep browsers from storing, framing or reinterpreting them.
  static let protection: [(String, String)] = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]

  init() {
    func file(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    text = file(PackageResources.page_html)
      .replacing("/*style*/", with: file(PackageResources.page_css))
      .replacing("/*script*/", with: file(PackageResources.page_js))
  }

  /// The page, with a new nonce in its policy: no other script or style runs on it.
  func response() -> HTTPResponse {
    let nonce = AccessRules.makeToken()
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src blob: data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return HTTPResponse(
      type: "text/html; charset=utf-8",
      headers: PageFiles.protection + [("Content-Security-Policy", policy)],
      body: Array(text.replacing("{nonce}", with: nonce).utf8))
  }
}
