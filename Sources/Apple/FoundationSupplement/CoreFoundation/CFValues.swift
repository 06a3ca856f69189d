// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// MARK: - Arrays

/// Returns the number of values in an array.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfarraygetcount(_:)
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns a pointer to an object of an array, which is valid as long as the array. An index outside of the array stops
/// the program.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfarraygetvalueatindex(_:_:)
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  let object = theArray.object(at: idx) as AnyObject
  // A bridged value gets a new object, which nothing else retains.
  let objects =
    objc_getAssociatedObject(theArray as Any, &BridgedObjects.key) as? BridgedObjects ?? BridgedObjects()
  objects.list.append(object)
  objc_setAssociatedObject(theArray as Any, &BridgedObjects.key, objects, .OBJC_ASSOCIATION_RETAIN)
  return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// The objects of an array to which there are pointers.
private final class BridgedObjects {
  nonisolated(unsafe) static var key: UInt8 = 0
  var list: [AnyObject] = []
}

/// Returns the number of pairs in a dictionary.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfdictionarygetcount(_:)
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// Returns the number of bytes.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfdatagetlength(_:)
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// Returns the bytes, which are valid as long as the data.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfdatagetbyteptr(_:)
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the Boolean value.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfbooleangetvalue(_:)
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

// MARK: - UUIDs

/// - Source: developer.apple.com/documentation/corefoundation/cfuuid
public typealias CFUUID = NSUUID

/// Creates a random UUID.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfuuidcreate(_:)
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// Returns the text of a UUID, in capitals.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfuuidcreatestring(_:_:)
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  NSString(string: uuid.uuidString)
}

// MARK: - Strings

/// - Source: developer.apple.com/documentation/corefoundation/cfmutablestring
public typealias CFMutableString = NSMutableString

/// Returns the number of UTF-16 code units.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfstringgetlength(_:)
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// Converts characters of a string, such as Chinese ones to Latin letters.
///
/// - Parameters:
///   - range: The characters to convert; `nil` for all. It is set to the range of the result.
///   - transform: One of the constants below, or an identifier of ICU.
///   - reverse: Whether to convert in the other direction.
/// - Returns: Whether the transform exists.
/// - Source: developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:)
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  // Foundation's function for mutable strings loses composed characters on Linux.
  let transform = StringTransform(rawValue: transform as String)
  guard let result = string.substring(with: part).applyingTransform(transform, reverse: reverse) else { return false }
  string.replaceCharacters(in: part, with: result)
  range?.pointee = CFRangeMake(part.location, (result as NSString).length)
  return true
}

nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: CFString! = name(of: .stripCombiningMarks)
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: CFString! = name(of: .stripDiacritics)
nonisolated(unsafe) public let kCFStringTransformToLatin: CFString! = name(of: .toLatin)
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: CFString! = name(of: .mandarinToLatin)
nonisolated(unsafe) public let kCFStringTransformLatinHiragana: CFString! = name(of: .latinToHiragana)
nonisolated(unsafe) public let kCFStringTransformLatinKatakana: CFString! = name(of: .latinToKatakana)
nonisolated(unsafe) public let kCFStringTransformHiraganaKatakana: CFString! = name(of: .hiraganaToKatakana)
nonisolated(unsafe) public let kCFStringTransformFullwidthHalfwidth: CFString! = name(of: .fullwidthToHalfwidth)
nonisolated(unsafe) public let kCFStringTransformLatinHangul: CFString! = name(of: .latinToHangul)
nonisolated(unsafe) public let kCFStringTransformLatinCyrillic: CFString! = name(of: .latinToCyrillic)
nonisolated(unsafe) public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
nonisolated(unsafe) public let kCFStringTransformLatinHebrew: CFString! = name(of: .latinToHebrew)
nonisolated(unsafe) public let kCFStringTransformLatinArabic: CFString! = name(of: .latinToArabic)
nonisolated(unsafe) public let kCFStringTransformLatinThai: CFString! = name(of: .latinToThai)
nonisolated(unsafe) public let kCFStringTransformToUnicodeName: CFString! = name(of: .toUnicodeName)
nonisolated(unsafe) public let kCFStringTransformToXMLHex: CFString! = name(of: .toXMLHex)

private func name(of transform: StringTransform) -> NSString { NSString(string: transform.rawValue) }

// MARK: - Attributed strings

/// - Source: developer.apple.com/documentation/corefoundation/cfmutableattributedstring
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Creates an attributed string with the same attributes for all characters. Keys are strings.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfattributedstringcreate(_:_:_:)
public func CFAttributedStringCreate(
  _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  var result: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? NSDictionary() { result[NSAttributedString.Key("\(key)")] = value }
  return NSAttributedString(string: str as String, attributes: result)
}

/// Creates an empty attributed string.
///
/// - Parameter maxLength: Ignored. Strings have no limit.
/// - Source: developer.apple.com/documentation/corefoundation/cfattributedstringcreatemutable(_:_:)
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString() }

/// Returns the number of UTF-16 code units.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfattributedstringgetlength(_:)
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// Returns the characters.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfattributedstringgetstring(_:)
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { NSString(string: aStr.string) }

/// Replaces characters. The new ones have the attributes of the first replaced one.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfattributedstringreplacestring(_:_:_:)
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  aStr.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: replacement as String)
}

/// Sets an attribute of characters.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfattributedstringsetattribute(_:_:_:_:)
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
  aStr.addAttribute(
    NSAttributedString.Key(attrName as String), value: value as Any,
    range: NSRange(location: range.location, length: range.length))
}
