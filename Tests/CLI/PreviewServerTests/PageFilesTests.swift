import Foundation
import Testing

@testable import PreviewServer

@Suite("The preview's page")
struct PageFilesTests {
  private func page() -> (text: String, policy: String) {
    let response = PageFiles().response()
    return (
      String(decoding: response.body, as: UTF8.self),
      response.headers.first { $0.0 == "Content-Security-Policy" }?.1 ?? ""
    )
  }

  @Test("only the page's own script and style run, by a number that is another each time")
  func policy() throws {
    let (text, policy) = page()
    let nonce = try #require(policy.firstMatch(of: #/script-src 'nonce-([0-9a-f]{32})'/#)).1
    #expect(text.contains("<script nonce=\"\(nonce)\">"))
    #expect(text.contains("<style nonce=\"\(nonce)\">"))
    #expect(policy.hasPrefix("default-src 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(page().policy != policy)
  }

  private func headers(_ page: PageFiles) -> [String: String] {
    Dictionary(page.response().headers, uniquingKeysWith: { "\($0) and \($1)" })
  }

  @Test("nobody's page may show it in a frame, unless somebody's is allowed to")
  func frames() throws {
    let closed = headers(PageFiles())
    #expect(closed["X-Frame-Options"] == "DENY")
    #expect(closed["Content-Security-Policy"]?.hasSuffix("; frame-ancestors 'none'") == true)
    #expect(closed["Cross-Origin-Resource-Policy"] == "same-origin")
    let editors = ["vscode-webview:", "https://*.example.com"].compactMap { EmbeddingOrigin($0) }
    let page = PageFiles(embedders: editors)
    let open = headers(page)
    #expect(open["X-Frame-Options"] == nil)
    #expect(
      open["Content-Security-Policy"]?.hasSuffix("; frame-ancestors vscode-webview: https://*.example.com") == true)
    // The script of the page only accepts messages from these.
    let text = String(decoding: page.response().body, as: UTF8.self)
    #expect(text.contains(#"<meta name="embedders" content="vscode-webview: https://*.example.com">"#))
    #expect(self.page().text.contains(#"<meta name="embedders" content="">"#))
  }

  @Test(
    "whose pages may show it: schemes of editors, and origins",
    arguments: [
      "vscode-webview:", "vscode-file:", "http://localhost:8080", "https://vscode.dev", "https://*.vscode-cdn.net",
      "HTTPS://Code.Example.com",
    ])
  func embedders(text: String) {
    #expect(EmbeddingOrigin(text)?.source == text.lowercased())
  }

  @Test(
    "no other scheme, no top-level domain, and nothing that would be another word of the policy",
    arguments: [
      "", "*", "https:", "http:", "data:", "file:", "https://*", "https://*.com", "https://a.b/path", "https://a.b;",
      "https://a b", "https://a.b 'self'", "'none'", "javascript:", "https://*.*.com", "https://a.*.com", "ftp://a.b",
      "https://a.b:", "https://a.b:x",
    ])
  func notEmbedders(text: String) {
    #expect(EmbeddingOrigin(text) == nil)
  }

  @Test("nothing comes from elsewhere, and no text becomes markup")
  func selfContained() {
    let text = page().text
    #expect(!text.contains("{nonce}") && !text.contains("{embedders}") && !text.contains("<script nonce=\"\">"))
    #expect(!text.contains("/*script*/") && !text.contains("/*style*/") && !text.contains("/*embedding*/"))
    #expect(text.firstMatch(of: #/(src|href)\s*=\s*"(https?:)?\/\//#) == nil)
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
      #expect(!text.contains(word), "\(word)")
    }
  }
}
