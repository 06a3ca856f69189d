// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationGaps

/// Adds an item to the keychain, which belongs to the host and is initially empty.
///
/// - Source: developer.apple.com/documentation/security/secitemadd(_:_:)
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let query = dictionary(attributes)
  let (status, item) = Keychain.current.add(query)
  if let item { result?.pointee = wanted(item, by: query) }
  return status
}

/// Searches for items. The default limit is one item.
///
/// - Source: developer.apple.com/documentation/security/secitemcopymatching(_:_:)
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let query = dictionary(query)
  guard let found = Keychain.current.find(query) else { return errSecParam }
  guard let first = found.first else { return errSecItemNotFound }
  let limit = query[kSecMatchLimit as String]
  let count =
    (limit as? NSNumber)?.intValue ?? ((limit as? String) == kSecMatchLimitAll as String ? found.count : nil)
  if let count {
    result?.pointee = NSArray(array: found.prefix(count).compactMap { wanted($0, by: query) })
  } else {
    result?.pointee = wanted(first, by: query)
  }
  return errSecSuccess
}

/// - Source: developer.apple.com/documentation/security/secitemupdate(_:_:)
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.current.update(dictionary(query), with: dictionary(attributesToUpdate))
}

/// Deletes all items that match a query.
///
/// - Source: developer.apple.com/documentation/security/secitemdelete(_:)
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(dictionary(query)) }

private func dictionary(_ dictionary: CFDictionary) -> Keychain.Item {
  var result: Keychain.Item = [:]
  for (key, value) in dictionary {
    guard let key = (key as? String) ?? (key as? NSString).map({ $0 as String }) else { continue }
    result[key] = (value as? NSString).map { $0 as String } ?? value
  }
  return result
}

/// Returns the requested values of an item: its data, its attributes, or both.
private func wanted(_ item: Keychain.Item, by query: Keychain.Item) -> AnyObject? {
  func asks(_ key: CFString) -> Bool { (query[key as String] as? NSNumber)?.boolValue ?? false }
  let data = item[kSecValueData as String].map { ($0 as? Data).map { NSData(data: $0) } ?? $0 as AnyObject }
  guard asks(kSecReturnAttributes) else { return asks(kSecReturnData) ? data as AnyObject? : nil }
  var attributes = item
  attributes[kSecValueData as String] = nil
  if asks(kSecReturnData) { attributes[kSecValueData as String] = data }
  return NSDictionary(dictionary: attributes)
}
