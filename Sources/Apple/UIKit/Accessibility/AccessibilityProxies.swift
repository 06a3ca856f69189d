import Foundation

/// Keeps what apps say about objects that are no responders: Foundation's `NSObject` has no room for it.
///
/// One table for all hosts, by the identity of the objects: those of two hosts never are the same.
@MainActor
enum AccessibilityProxies {
  private struct Entry {
    weak var object: NSObject?
    let placeholder: UIResponder
  }

  /// Looked up by key only: its order never shows.
  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sweepCount = 64
  private static let empty = UIResponder()

  /// What was said about an object, or what is true of one about which nothing was said.
  static func find(_ object: NSObject) -> UIResponder {
    if let responder = object as? UIResponder { return responder }
    // An address may belong to a later object.
    if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.placeholder }
    return empty
  }

  static func make(for object: NSObject) -> UIResponder {
    let found = find(object)
    guard found === empty else { return found }
    if entries.count >= sweepCount {
      entries = entries.filter { $0.value.object != nil }
      sweepCount = max(64, entries.count * 2)
    }
    let placeholder = UIResponder()
    entries[ObjectIdentifier(object)] = Entry(object: object, placeholder: placeholder)
    return placeholder
  }
}
