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

  @Test("nothing comes from elsewhere, and no text becomes markup")
  func selfContained() {
    let text = page().text
    #expect(!text.contains("{nonce}") && !text.contains("/*script*/") && !text.contains("/*style*/"))
    #expect(text.firstMatch(of: #/(src|href)\s*=\s*"(https?:)?\/\//#) == nil)
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
      #expect(!text.contains(word), "\(word)")
    }
  }
}
