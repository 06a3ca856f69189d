import Foundation
import UIKit

/// Reads properties, and tells standard output of each before: where the program ends, the last line names what it was reading.
@MainActor
enum Reading {
  private static let environment = ProcessInfo.processInfo.environment

  /// What an earlier run ended at, as lines of the output without their first word: not tried again.
  private static let skipped = Set((environment["SKIPPED"] ?? "").split(separator: "\n").map(String.init))

  /// A property that ends the program, for the test of this check.
  private static let planted = environment["PLANTED"]

  /// Whether values are told, so that two configurations can be compared.
  private static let tellsValues = environment["VALUES"] != nil

  /// How many instances of a class are read that only properties lead to. Two, as the second often is in another state.
  private static let limit = 2

  /// How far the values of properties are followed into structures and collections.
  private static let depth = 3

  private static var waiting: [(object: AnyObject, origin: String)] = []
  /// All objects stay, so that no identity comes up twice.
  private static var known: [ObjectIdentifier: AnyObject] = [:]
  private static var counts: [ObjectIdentifier: Int] = [:]
  private static var readers: [ObjectIdentifier: [ClassReader]] = [:]
  private static var origin = ""
  private static var level = 0

  /// The classes that an object was read of, with subclasses; by name.
  private(set) static var classes: Set<String> = []
  private(set) static var structures: Set<String> = []
  private(set) static var count = 0

  // MARK: Called by the generated code

  /// Tells that a property is read now.
  ///
  /// - Returns: whether it is to be read.
  static func begin(_ property: String) -> Bool {
    guard !skipped.contains(property) else { return false }
    tell("read \(property) \(origin)")
    count += 1
    if property == planted { fatalError("planted") }
    return true
  }

  /// Takes the value of a property: what it leads to is read as well.
  @inline(never)
  static func take<Value>(_ value: Value) {
    if tellsValues { tell("= \(text(of: value))") }
    follow(value)
  }

  // MARK: Called by the cases

  /// Whether a case is to be made.
  static func begin(case name: String) -> Bool {
    guard !skipped.contains(name) else { return false }
    tell("make \(name) -")
    return true
  }

  /// Reads all properties of an object or a structure, and of what they lead to.
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

  /// A value without what is another in each run: addresses, and where a line ends.
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

/// Reads the properties that one class declares, and those of the protocols that it names.
@MainActor
struct ClassReader {
  let name: String
  /// Whether an object is one of the class or of a subclass.
  let matches: (AnyObject) -> Bool
  let read: (AnyObject) -> Void

  static var all: [ClassReader] = []
}

/// Reads the properties of one structure or enumeration.
@MainActor
struct StructureReader {
  let name: String
  let read: (Any) -> Void

  /// By type.
  static var all: [ObjectIdentifier: StructureReader] = [:]
}

/// Structures whose arguments nobody knows.
@MainActor
protocol GenericStructure {
  func readAll()
}

/// What holds other values.
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
