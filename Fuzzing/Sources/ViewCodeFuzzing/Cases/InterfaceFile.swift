import Foundation
import Fuzzing
import InterfaceBuilder
import InterfaceCanvas
import UIKit
import ViewHost

/// A XIB that is generated from the reader's schemas: any element, attribute and child, with valid and invalid values.
struct InterfaceFile: FuzzCase {
  /// An element of the file.
  struct Node: Codable, Sendable {
    var name: String
    var attributes: [String: String]
    var children: [Node] = []
    var text = ""

    /// The nodes without one child or attribute in any position.
    var simpler: [Node] {
      var result = children.withoutParts.map { part in
        var copy = self
        copy.children = part
        return copy
      }
      for index in children.indices {
        for child in children[index].simpler {
          var copy = self
          copy.children[index] = child
          result.append(copy)
        }
      }
      for key in attributes.keys.sorted() where key != "id" {
        var copy = self
        copy.attributes[key] = nil
        result.append(copy)
      }
      return result
    }

    func write(to text: inout String) {
      text += "<\(name)"
      for (key, value) in attributes.sorted(by: { $0.key < $1.key }) { text += " \(key)=\"\(Self.escaped(value))\"" }
      text += ">\(Self.escaped(self.text))"
      for child in children { child.write(to: &text) }
      text += "</\(name)>"
    }

    private static func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: "\"", with: "&quot;")
    }
  }

  private var root: Node
  private var others: [Node]

  init(seed: UInt64) {
    var builder = InterfaceFileBuilder(seed: seed)
    (root, others) = builder.make()
  }

  var simpler: [InterfaceFile] {
    others.withoutParts.map { part in
      var copy = self
      copy.others = part
      return copy
    }
      + root.simpler.map { node in
        var copy = self
        copy.root = node
        return copy
      }
  }

  var text: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      """
    for node in [root] + others { node.write(to: &text) }
    return text + "</objects></document>"
  }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    let data = Data(text.utf8)
    let document: Document
    do throws(InterfaceBuilderError) {
      document = try Document(data: data, path: "fuzzed.xib")
    } catch {
      coverage.note("refused")
      return
    }
    coverage.note("read")
    count(root, &coverage)
    let host = ViewHost(device: .standard)
    try host.run {
      UserInterface.current.diagnosticListener = { _ in }
      let canvas = InterfaceCanvas(document)
      for placed in canvas.views { try Self.check(placed.view) }
      for view in canvas.roots.map(\.view).prefix(1) {
        coverage.note("laid out")
        if view.bounds.width < 2000, view.bounds.height < 2000, (try? Picture(of: view, scale: 1)) != nil {
          coverage.note("drawn")
        }
      }
      // The file is loaded as in an app.
      let nib = UINib(data: data, bundle: nil)
      for case let view as UIView in nib.instantiate(withOwner: nil) {
        host.show(view)
        try Self.check(view)
        coverage.note("loaded")
      }
    }
  }

  private func count(_ node: Node, _ coverage: inout Coverage) {
    coverage.note("<\(node.name)>")
    for child in node.children { count(child, &coverage) }
  }

  @MainActor
  static func check(_ view: UIView) throws {
    let bounds = view.bounds
    guard [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite) else {
      throw BrokenRule(description: "\(type(of: view)) has the bounds \(bounds)")
    }
    for subview in view.subviews { try check(subview) }
  }
}
