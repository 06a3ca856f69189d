// Core Foundation's names in the functions of other frameworks: here the classes that they are bridged to. Those for
// Core Graphics are also in CoreGraphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFURL = NSURL
public typealias CFOptionFlags = UInt

/// Any object of Core Foundation.
///
/// - Source: developer.apple.com/documentation/corefoundation/cftyperef
public typealias CFTypeRef = AnyObject

/// Returns the number of strong references to an object, for assertions. The compiler may remove or add references.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfgetretaincount(_:)
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { cf.map { CFIndex(_getRetainCount($0)) } ?? 0 }

/// A Boolean value.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfboolean
public typealias CFBoolean = NSNumber

/// - Source: developer.apple.com/documentation/corefoundation/cfnumber
public typealias CFNumber = NSNumber

/// - Source: developer.apple.com/documentation/corefoundation/cfdate
public typealias CFDate = NSDate

/// - Source: developer.apple.com/documentation/corefoundation/cferror
public typealias CFError = NSError

/// - Source: developer.apple.com/documentation/corefoundation/cferrordomain
public typealias CFErrorDomain = CFString

/// Returns the domain of an error.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferrorgetdomain(_:)
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { NSString(string: err.domain) }

/// Returns the code of an error, whose meaning depends on the domain.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferrorgetcode(_:)
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// Returns the user info of an error.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferrorcopyuserinfo(_:)
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { NSDictionary(dictionary: err.userInfo) }

/// Returns a readable description of an error.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferrorcopydescription(_:)
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err.localizedDescription) }

/// - Source: developer.apple.com/documentation/corefoundation/cfmutabledata
public typealias CFMutableData = NSMutableData

/// - Source: developer.apple.com/documentation/corefoundation/cfmutabledictionary
public typealias CFMutableDictionary = NSMutableDictionary

/// An index or a count.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfindex
public typealias CFIndex = Int

/// The allocator of memory, of which there is only one.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfallocator
public final class CFAllocator: Sendable {
  fileprivate init() {}
}

public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFBooleanTrue: CFBoolean! = CFBoolean(value: true)
public let kCFBooleanFalse: CFBoolean! = CFBoolean(value: false)

// The keys of a bundle's Info.plist.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier" as NSString
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion" as NSString
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName" as NSString
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable" as NSString
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion" as NSString
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion" as NSString
