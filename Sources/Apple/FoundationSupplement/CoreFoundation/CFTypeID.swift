// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A number for each type of Core Foundation.
///
/// - Source: developer.apple.com/documentation/corefoundation/cftypeid
public typealias CFTypeID = UInt

/// The types that ``CFGetTypeID(_:)`` distinguishes. Other objects have one number.
private enum CFKind: CFTypeID {
  case other = 1
  case null, string, data, date, boolean, number, array, dictionary, set, url, uuid, error, attributedString

  init(_ object: AnyObject) {
    self =
      switch object {
      case is NSNull: .null
      case is NSString: .string
      case is NSData: .data
      case is NSDate: .date
      // The type is the only difference between a Boolean value and a number of one byte.
      case let number as NSNumber: number === NSNumber(value: number.boolValue) ? .boolean : .number
      case is NSArray: .array
      case is NSDictionary: .dictionary
      case is NSSet: .set
      case is NSURL: .url
      case is NSUUID: .uuid
      case is NSError: .error
      case is NSAttributedString: .attributedString
      default: .other
      }
  }
}

/// Returns the type of an object.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfgettypeid(_:)
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { CFKind(cf).rawValue }

public func CFNullGetTypeID() -> CFTypeID { CFKind.null.rawValue }
public func CFStringGetTypeID() -> CFTypeID { CFKind.string.rawValue }
public func CFDataGetTypeID() -> CFTypeID { CFKind.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { CFKind.date.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { CFKind.boolean.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { CFKind.number.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { CFKind.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { CFKind.dictionary.rawValue }
public func CFSetGetTypeID() -> CFTypeID { CFKind.set.rawValue }
public func CFURLGetTypeID() -> CFTypeID { CFKind.url.rawValue }
public func CFUUIDGetTypeID() -> CFTypeID { CFKind.uuid.rawValue }
public func CFErrorGetTypeID() -> CFTypeID { CFKind.error.rawValue }
public func CFAttributedStringGetTypeID() -> CFTypeID { CFKind.attributedString.rawValue }

/// Returns whether two objects are equal.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfequal(_:_:)
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  guard let first = cf1 as? NSObject, let second = cf2 as? NSObject else { return cf1 === cf2 }
  return first.isEqual(second)
}

/// A hash value. Equal objects have equal ones.
public typealias CFHashCode = UInt

/// Returns the hash value of an object.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfhash(_:)
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
  CFHashCode(bitPattern: (cf as? NSObject)?.hash ?? ObjectIdentifier(cf).hashValue)
}
