import Foundation
import StubSupport
import Testing
import UIKit

@Suite("Plain values")
@MainActor
struct PlainValueTests {
  private func plain<Value>(_ type: Value.Type) -> Value { OmittedCode.value("x()", "A.swift:1") }

  @Test("of values")
  func values() {
    #expect(plain(Int.self) == 0 && plain(UInt8.self) == 0 && plain(Double.self) == 0 && plain(CGFloat.self) == 0)
    #expect(plain(Bool.self) == false)
    #expect(plain(String.self) == "" && plain(Substring.self) == "")
    #expect(plain([Int].self).isEmpty && plain([String: Int].self).isEmpty && plain(Set<Int>.self).isEmpty)
    #expect(plain(Int?.self) == nil && plain((() -> Void)?.self) == nil)
    #expect(plain(Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(plain(CGRect.self) == .zero && plain(IndexPath.self) == IndexPath(item: 0, section: 0))
    #expect(plain(Data.self).isEmpty && plain(NSAttributedString.self).length == 0)
    plain(Void.self)
    #expect(plain(UnsafePointer<Int32>.self).pointee == 0 && plain(UnsafeMutablePointer<Double>.self).pointee == 0)
    #expect(plain(UnsafeRawPointer.self).load(as: Int.self) == 0)
    #expect(plain(OpaquePointer.self) == plain(OpaquePointer.self))
  }

  @Test("of classes of the interface")
  func interface() {
    #expect(type(of: plain(UILabel.self)) == UILabel.self)
    #expect(type(of: plain(UIViewController.self)) == UIViewController.self)
    #expect(type(of: plain(UIBarButtonItem.self)) == UIBarButtonItem.self)
    #expect(type(of: plain(UITableView.self)) == UITableView.self)
    #expect(type(of: plain(UICollectionView.self)) == UICollectionView.self)
    #expect(plain(UIColor.self) == .clear)
    #expect(plain(UIImage.self).size == .zero)
  }

  private enum Kind: String, Codable, CaseIterable { case first, second }
  private struct Owner: Codable {
    var name: String
    var age: Int?
  }
  private struct Item: Codable {
    var title: String
    var price: Double
    var kind: Kind
    var owner: Owner
    var tags: [String]
    var extra: [String: Owner]
    var made: Date
  }

  @Test("of models: each field is plain")
  func models() {
    let item = plain(Item.self)
    #expect(item.title == "" && item.price == 0 && item.kind == .first && item.owner.name == "")
    #expect(item.owner.age == nil && item.tags.isEmpty && item.extra.isEmpty)
    #expect(plain(Kind.self) == .first)
  }

  @Test("a stub of a class makes its own")
  func missing() {
    #expect(type(of: plain(MissingChoice.self)) == MissingChoice.self)
    #expect(type(of: plain(MissingObject.self)) == MissingObject.self)
  }

  @Test("memory for objects of a missing module holds objects")
  func memory() {
    let memory = UnsafeMutablePointer<MissingChoice>.allocate(capacity: 3)
    #expect((0..<3).allSatisfy { type(of: memory[$0]) == MissingChoice.self })
    memory.deinitialize(count: 3)
    memory.deallocate()
  }

  @Test("a value that is of the wanted type stays; another gives way to the plainest")
  func converted() {
    let text: String = OmittedCode.converted("a" as Any)
    let number: Int = OmittedCode.converted(MissingObject())
    #expect(text == "a" && number == 0)
    #expect(OmittedCode.absent(3) == nil)
    #expect(OmittedCode.empty([1, 2]).isEmpty)
  }

  private struct Category: RawRepresentable { let rawValue: String }
  private enum Level: Int {
    case low = 0
    case high
  }
  private enum Size: Int { case small = 1 }

  @Test("of types with raw values: the plain raw value's, where there is one")
  func rawValues() {
    #expect(plain(Category.self).rawValue == "" && plain(Level.self) == .low && plain(Size?.self) == nil)
  }
}
