import Foundation

/// A type that provides its own representation in dumps.
public protocol AnySnapshotStringConvertible {
  /// Whether the content of the value is also included.
  static var renderChildren: Bool { get }
  /// The representation of the value in a dump.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension NSObject: AnySnapshotStringConvertible {
  public static var renderChildren: Bool { true }
  public var snapshotDescription: String { Dump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { absoluteString }
}

extension Snapshotting where Format == String {
  /// A strategy that dumps the content of a value recursively, with the same result in each run.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      var seen: Set<ObjectIdentifier> = []
      return Dump.text(of: value, name: nil, depth: 0, seen: &seen)
    }
  }
}

enum Dump {
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-fA-F]+(\s*)/#) { "\($0.1)" }
  }

  static func text(of value: Any, name: String?, depth: Int, seen: inout Set<ObjectIdentifier>) -> String {
    let indent = String(repeating: " ", count: depth)
    let mirror = Mirror(reflecting: value)
    var children = Array(mirror.children)
    let description: String
    switch (value, mirror.displayStyle) {
    case (_, .collection?):
      description = count(children.count, "element")
    case (_, .dictionary?):
      description = children.isEmpty ? "0 key/value pairs" : count(children.count, "key/value pair")
      children = sorted(children, &seen)
    case (_, .set?):
      description = count(children.count, "member")
      children = sorted(children, &seen)
    case (_, .tuple?):
      description = count(children.count, "element")
    case (_, .optional?):
      if let first = children.first { return text(of: first.value, name: name, depth: depth, seen: &seen) }
      description = "nil"
    case (let value as any AnySnapshotStringConvertible, _) where !Swift.type(of: value).renderChildren:
      description = value.snapshotDescription
      children = []
    case (let object as AnyObject, .class?):
      let kind = String(describing: mirror.subjectType)
      // Objects that were already visited, or are being visited, are skipped.
      guard seen.insert(ObjectIdentifier(object)).inserted else {
        return "\(indent)- \(name.map { "\($0): " } ?? "")\(kind) (circular reference detected)\n"
      }
      description = (value as? any AnySnapshotStringConvertible)?.snapshotDescription ?? kind
      var parent = mirror.superclassMirror
      while let current = parent {
        children = Array(current.children) + children
        parent = current.superclassMirror
      }
    case (let value as any CustomStringConvertible, _) where mirror.displayStyle != .enum || children.isEmpty:
      description = value.description
      if !(value is any AnySnapshotStringConvertible), mirror.displayStyle == nil { children = [] }
    case (_, .struct?): description = String(describing: mirror.subjectType)
    case (_, .enum?):
      let kind = String(describing: mirror.subjectType)
      description = "\(kind).\(children.first?.label ?? "\(value)")"
    default: description = "\(value)"
    }
    let bullet = children.isEmpty ? "-" : "▿"
    var lines = "\(indent)\(bullet) \(name.map { "\($0): " } ?? "")\(withoutAddresses(description))\n"
    for child in children { lines += text(of: child.value, name: child.label, depth: depth + 2, seen: &seen) }
    return lines
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func sorted(_ children: [Mirror.Child], _ seen: inout Set<ObjectIdentifier>) -> [Mirror.Child] {
    children.map { child in
      var ownSeen = seen
      return (text(of: child.value, name: nil, depth: 0, seen: &ownSeen), child)
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
