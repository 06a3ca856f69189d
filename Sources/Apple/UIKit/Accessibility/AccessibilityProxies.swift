import Foundation

/// The accessibility values that apps set on objects other than responders, since Foundation's `NSObject` can't store
/// them.
///
/// All hosts share a table by object identity, since objects of different hosts are never the same.
@MainActor
enum AccessibilityProxies {
  private struct Entry {
    weak var object: NSObject?
    let placeholder: UIResponder
  }

  /// The entries, which are read by key only, so that their order doesn't matter.
  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sweepCount = 64
  private static let empty = UIResponder()

  /// Returns the values of an object, or the default values if none were set.
  static func find(_ object: NSObject) -> UIResponder {
    if let responder = object as? UIResponder { return responder }
    // A later object may have the same address.
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
