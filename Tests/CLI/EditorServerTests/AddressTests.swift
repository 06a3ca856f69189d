import Foundation
import Testing
import ToolSupport

@testable import EditorServer

@Suite("Addresses of files and targets")
struct AddressTests {
  @Test("a path with any characters comes back", arguments: ["/a b/ä#?.swift", "/code/Ünï %41.swift", "/x/y"])
  func files(path: String) {
    let text = FileAddress.text(of: URL(filePath: path))
    #expect(text.hasPrefix("file:///"))
    #expect(text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "#") })
    #expect(FileAddress.path(of: text) == path)
  }

  @Test("an address of another scheme names no file")
  func others() {
    #expect(FileAddress.path(of: "untitled:Untitled-1") == nil)
    #expect(FileAddress.path(of: "https://example.com/a") == nil)
  }

  @Test("a target's name comes back", arguments: ["App", "App (iOS)", "a/b?c"])
  func targets(name: String) { #expect(TargetAddress.name(of: TargetAddress.json(of: name)) == name) }
}
