import Foundation
import UIKit

/// The reading of properties. Each is printed before it is read, so that the last line identifies a property that stops
/// the program.
@MainActor
enum Reading {
  private static let environment = ProcessInfo.processInfo.environment

  /// The properties that stopped earlier runs, as lines of the output without their first word. They are skipped.
  private static let skipped = Set((environment["SKIPPED"] ?? "").split(separator: "\n").map(String.init))

  /// A property that stops the program, for the test of this check.
  private static let planted = environment["PLANTED"]

  /// Whether values are printed, so that two configurations can be compared.
  private static let tellsValues = environment["VALUES"] != nil

  /// The number of instances that are read for a class that only properties reach. It is two, because the second one is
  /// often in another state.
  private static let limit = 2

  /// The depth to which values of properties are followed into structures and collections.
  private static let depth = 3

  private static var waiting: [(object: AnyObject, origin: String)] = []
  /// All objects are retained, so that identities are unique.
  private static var known: [ObjectIdentifier: AnyObject] = [:]
  private static var counts: [ObjectIdentifier: Int] = [:]
  private static var readers: [ObjectIdentifier: [ClassReader]] = [:]
  private static var origin = ""
  private static var level = 0

  /// The names of the classes of which an object was read, including subclasses.
  private(set) static var classes: Set<String> = []
  private(set) static var structures: Set<String> = []
  private(set) static var count = 0

  // MARK: Called by the generated code

  /// Reports that a property will be read.
  ///
  /// - Returns: Whether to read it.
  static func begin(_ property: String) -> Bool {
    guard !skipped.contains(property) else { return false }
    tell("read \(property) \(origin)")
    count += 1
    if property == planted { fatalError("planted") }
    return true
  }

  /// Receives the value of a property, and also reads the values that it references.
  @inline(never)
  static func take<Value>(_ value: Value) {
    if tellsValues { tell("= \(text(of: value))") }
    follow(value)
  }

  // MARK: Called by the cases

  /// Returns whether to create a case.
  static func begin(case name: String) -> Bool {
    guard !skipped.contains(name) else { return false }
    tell("make \(name) -")
    return true
  }

  /// Reads all properties of an object or a structure, and of the values that they reference.
  static func read(_ value: Any, from origin: String) {
    let outer = Self.origin
    Self.origin = "of \(origin)"
    if type(of: value) is AnyClass {
      readObject(value as AnyObject)
    } else {
      follow(value)
    }
    while let next = waiting.popLast() {
      Self.origin = next.origin
      readObject(next.object)
    }
    Self.origin = outer
  }

  static func tell(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in _ = write(STDOUT_FILENO, bytes.baseAddress, bytes.count) }
  }

  /// Returns the text of a value without parts that differ in each run: addresses, and the ends of lines.
  private static func text(of value: Any) -> String {
    let text = String(describing: value).replacing(#/0x[0-9a-f]+/#, with: "0x").replacing("\n", with: " ")
    return String(text.prefix(400))
  }

  // MARK: Following

  private static func readObject(_ object: AnyObject) {
    let kind = ObjectIdentifier(type(of: object))
    let matching = readers[kind] ?? ClassReader.all.filter { $0.matches(object) }
    readers[kind] = matching
    known[ObjectIdentifier(object)] = object
    let outer = origin
    origin = "\(type(of: object)) \(outer)"
    for reader in matching {
      classes.insert(reader.name)
      reader.read(object)
    }
    if let object = object as? NSObject {
      if begin("NSObject.description") { take(object.description) }
      if begin("NSObject.debugDescription") { take(object.debugDescription) }
      if begin("NSObject.hash") { take(object.hash) }
    }
    origin = outer
  }

  private static func follow(_ value: Any) {
    guard level < depth else { return }
    level += 1
    defer { level -= 1 }
    if let kind = type(of: value) as? AnyClass {
      let object = value as AnyObject
      guard known[ObjectIdentifier(object)] == nil, counts[ObjectIdentifier(kind), default: 0] < limit,
        object is NSObject || ClassReader.all.contains(where: { $0.matches(object) })
      else { return }
      counts[ObjectIdentifier(kind), default: 0] += 1
      known[ObjectIdentifier(object)] = object
      waiting.append((object, origin))
    } else if let container = value as? any Container {
      for element in container.elements.prefix(3) { follow(element) }
    } else if let structure = value as? any GenericStructure {
      structure.readAll()
    } else if let reader = StructureReader.all[ObjectIdentifier(type(of: value))],
      counts[ObjectIdentifier(type(of: value)), default: 0] < 2 * limit
    {
      counts[ObjectIdentifier(type(of: value)), default: 0] += 1
      structures.insert(reader.name)
      reader.read(value)
    }
  }
}

/// A reader of the properties that a class and its protocols declare.
@MainActor
struct ClassReader {
  let name: String
  /// A closure that returns whether an object is an instance of the class or of a subclass.
  let matches: (AnyObject) -> Bool
  let read: (AnyObject) -> Void

  static var all: [ClassReader] = []
}

/// A reader of the properties of a structure or enumeration.
@MainActor
struct StructureReader {
  let name: String
  let read: (Any) -> Void

  /// The readers by type.
  static var all: [ObjectIdentifier: StructureReader] = [:]
}

/// A structure with unknown generic arguments.
@MainActor
protocol GenericStructure {
  func readAll()
}

/// A container of other values.
protocol Container {
  var elements: [Any] { get }
}

extension Optional: Container {
  var elements: [Any] { map { [$0] } ?? [] }
}

extension Array: Container {
  var elements: [Any] { map { $0 as Any } }
}

extension Set: Container {
  var elements: [Any] { map { $0 as Any } }
}

extension Dictionary: Container {
  var elements: [Any] { values.map { $0 as Any } }
}
