import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct SourcePositionTests {
  @Test func `every element stands where its tag begins`() throws {
    let text = Fixtures.card
    let document = try Fixtures.read(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in document.element.tree.records.indices {
      let element = SourceElement(tree: document.element.tree, index: Int32(index))
      let position = element.position
      let rest = lines[position.line - 1].dropFirst(position.column - 1)
      #expect(rest.hasPrefix("<\(element.name)"), "\(element.path) at \(position)")
    }
  }

  @Test func `every attribute stands where its name begins`() throws {
    let text = Fixtures.card
    let document = try Fixtures.read(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in document.element.tree.records.indices {
      let element = SourceElement(tree: document.element.tree, index: Int32(index))
      for (name, _) in element.attributes {
        let position = element.position(ofAttribute: name)
        let rest = lines[position.line - 1].dropFirst(position.column - 1)
        #expect(rest.hasPrefix("\(name)=\""), "\(name) of \(element.path) at \(position)")
      }
    }
  }

  @Test func `columns count scalars and lines end inside of tags too`() throws {
    let document = try Fixtures.read(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<!-- <a b=\"c\" --><objects/>é日<scenes\n  odd = \"1\"/></document>"
    )
    let scenes = try #require(document.element.child("scenes"))
    #expect(scenes.position == SourcePosition(line: 2, column: 30))
    #expect(scenes.position(ofAttribute: "odd") == SourcePosition(line: 3, column: 3))
  }

  @Test func `positions hold far into a large file`() throws {
    let views = (0..<20_000).map { "<view id=\"v\($0)\" tag=\"\($0)\"/>" }.joined(separator: "\n")
    let document = try Fixtures.read(Fixtures.xib(views))
    let first = try #require(document.object("v0"))
    for number in stride(from: 0, to: 20_000, by: 1_999) {
      let object = try #require(document.object("v\(number)"))
      #expect(object.position == SourcePosition(line: first.position.line + number, column: 1))
      #expect(object[ViewElement.tag] == number)
    }
    #expect(document.findings.isEmpty)
  }
}
