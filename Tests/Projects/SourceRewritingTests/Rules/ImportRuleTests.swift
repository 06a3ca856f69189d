import SourceRewriting
import Testing

@Suite("Imports")
struct ImportRuleTests {
  @Test(
    "parts of modules are the whole modules",
    arguments: [
      ("import UIKit.UIView", "import UIKit"),
      ("import class UIKit.UIView // why", "import UIKit // why"),
      ("@preconcurrency import struct Foundation.URL", "@preconcurrency import Foundation"),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import Darwin.C", "import Glibc"),
      ("import Darwin", "import Glibc"),
      ("import os.log", "import os"),
      ("import struct MyKit.Thing", "import struct MyKit.Thing"),
    ])
  func parts(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("the network's types bring their module along, once, and only where it is not imported")
  func network() {
    let text = "import Foundation\nlet a = URLSession.shared, b: URLRequest? = nil"
    #expect(rewrittenFile(text).text?.hasPrefix("import FoundationNetworking\n#sourceLocation") == true)
    #expect(rewrittenFile("import FoundationNetworking\nlet a: URLRequest? = nil").text == nil)
    #expect(
      rewrittenFile("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a: URLRequest?").text
        == nil)
    #expect(rewrittenFile("struct URLRequest {}\nlet a: URLRequest? = nil").text == nil)
  }
}
