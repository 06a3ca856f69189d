import Foundation

/// The page: one answer with all that it needs, put together of the files in this folder.
struct PageFiles {
  private let text: String

  /// What keeps browsers from doing with any answer what nobody meant.
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

  /// The page with a number that its own style and script alone have: what else would get into it runs nowhere.
  func response() -> SocketServer.Response {
    let nonce = AccessRules.makeToken()
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src blob: data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return SocketServer.Response(
      status: "200 OK", type: "text/html; charset=utf-8",
      headers: PageFiles.protection + [("Content-Security-Policy", policy)],
      body: Array(text.replacing("{nonce}", with: nonce).utf8))
  }
}
