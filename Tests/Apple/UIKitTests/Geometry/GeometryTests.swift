import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct GeometryTests {
  @Test("insets move each edge in, negative ones out")
  func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
        == CGRect(x: 8, y: 19, width: 106, height: 54))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test("leading is right in right-to-left surroundings")
  func directions() {
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.resolved(rightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(directional.resolved(rightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(directional.resolved(rightToLeft: true).directional(rightToLeft: true) == directional)
  }

  @Test("option sets have UIKit's bits")
  func optionSets() {
    #expect(UIRectEdge.all.rawValue == 15 && UIRectEdge.right.rawValue == 8)
    #expect(NSDirectionalRectEdge.all.rawValue == 15 && NSDirectionalRectEdge.leading.rawValue == 2)
    #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    #expect(UIRectCorner.bottomRight.rawValue == 8)
  }

  @Test("geometry is written as UIKit writes it, and read back")
  func text() {
    let rect = CGRect(x: 1, y: -2.5, width: 3, height: 4.25)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {3, 4.25}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}")
    #expect(NSCoder.cgPoint(for: "{1, 2}") == CGPoint(x: 1, y: 2))
    #expect(NSCoder.cgSize(for: "{ 3 ,4.5 }") == CGSize(width: 3, height: 4.5))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}" && NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == transform)
    #expect(NSCoder.uiOffset(for: "{7, 8}") == UIOffset(horizontal: 7, vertical: 8))
    #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))) == CGVector(dx: 1, dy: 2))
  }

  @Test(
    "malformed text reads as zero",
    arguments: ["", "{", "{1, 2", "1, 2}", "{1}", "{1, 2, 3}", "{1, x}", "{{1, 2}}", "}{", "{1, nan}", "a{1, 2}"])
  func malformedText(_ text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test("values hold geometry")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test("insets and offsets are encoded as lists of numbers")
  func coding() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try JSONEncoder().encode(insets)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4]")
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(try JSONDecoder().decode(UIOffset.self, from: try JSONEncoder().encode(offset)) == offset)
  }
}
