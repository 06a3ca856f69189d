import CoreGraphics
import Foundation
import FoundationGaps
import HostServices

/// The passwords and keys of a host's device. They are stored in memory for each host, and exist as long as the host.
final class Keychain: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  typealias Item = [String: Any]

  static var current: Keychain { HostServices.state(Keychain()) }

  private let lock = NSLock()
  private var items: [Item] = []

  private init() {}

  /// Returns the attributes that identify an item of a class. Items with equal values cannot coexist.
  ///
  /// - Source: developer.apple.com/documentation/security/errsecduplicateitem
  private static func identity(of itemClass: String) -> [String] {
    switch itemClass {
    case "genp": [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable].map { $0 as String }
    case "inet":
      [
        kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
        kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
      ].map { $0 as String }
    case "keys":
      [kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeySizeInBits].map { $0 as String }
    default: [kSecAttrLabel as String]
    }
  }

  private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): NSDictionary(object: first, forKey: "" as NSString).isEqual(to: ["": second])
    default: false
    }
  }

  private static func isSame(_ first: Item, _ second: Item) -> Bool {
    guard let itemClass = first[kSecClass as String] as? String, itemClass == second[kSecClass as String] as? String
    else {
      return false
    }
    return identity(of: itemClass).allSatisfy { isEqual(first[$0], second[$0]) }
  }

  // MARK: - Queries

  /// Returns the attributes of a query that describe items, without those that describe results.
  private static func attributes(_ query: Item) -> Item {
    query.filter { key, value in
      guard !key.hasPrefix("m_"), !key.hasPrefix("r_"), !key.hasPrefix("u_"), !key.hasPrefix("v_") else { return false }
      if key == kSecUseDataProtectionKeychain as String { return false }
      return (value as? String) != kSecAttrSynchronizableAny as String
    }
  }

  private func indices(matching query: Item) -> [Int] {
    let wanted = Keychain.attributes(query)
    return items.indices.filter { index in wanted.allSatisfy { Keychain.isEqual(items[index][$0], $1) } }
  }

  private static func hasClass(_ query: Item) -> Bool { query[kSecClass as String] is String }

  // MARK: - Operations

  func add(_ attributes: Item) -> (OSStatus, Item?) {
    guard Keychain.hasClass(attributes) else { return (errSecParam, nil) }
    return lock.withLock {
      var item = Keychain.attributes(attributes)
      guard !items.contains(where: { Keychain.isSame($0, item) }) else { return (errSecDuplicateItem, nil) }
      item[kSecValueData as String] = attributes[kSecValueData as String]
      item[kSecAttrCreationDate as String] = HostServices.date
      item[kSecAttrModificationDate as String] = HostServices.date
      items.append(item)
      return (errSecSuccess, item)
    }
  }

  func find(_ query: Item) -> [Item]? {
    guard Keychain.hasClass(query) else { return nil }
    return lock.withLock { indices(matching: query).map { items[$0] } }
  }

  func update(_ query: Item, with changes: Item) -> OSStatus {
    guard Keychain.hasClass(query), !changes.isEmpty else { return errSecParam }
    return lock.withLock {
      let found = indices(matching: query)
      guard !found.isEmpty else { return errSecItemNotFound }
      var changed = items
      for index in found {
        for (key, value) in changes { changed[index][key] = value }
        changed[index][kSecAttrModificationDate as String] = HostServices.date
        let isTwice = changed.indices.contains { $0 != index && Keychain.isSame(changed[$0], changed[index]) }
        if isTwice { return errSecDuplicateItem }
      }
      items = changed
      return errSecSuccess
    }
  }

  func delete(_ query: Item) -> OSStatus {
    guard Keychain.hasClass(query) else { return errSecParam }
    return lock.withLock {
      let found = indices(matching: query)
      guard !found.isEmpty else { return errSecItemNotFound }
      for index in found.reversed() { items.remove(at: index) }
      return errSecSuccess
    }
  }
}
