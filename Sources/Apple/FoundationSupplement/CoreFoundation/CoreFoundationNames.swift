// Names of Core Foundation that the functions of other frameworks take: here the classes that they are bridged to. Those that
// Core Graphics takes are the same in CoreGraphics.
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

/// A truth value.
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

/// Returns the code of an error, which its domain gives a meaning.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferrorgetcode(_:)
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// Returns the values of an error besides its domain and code.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferrorcopyuserinfo(_:)
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { NSDictionary(dictionary: err.userInfo) }

/// Returns the error in words for a person.
///
/// - Source: developer.apple.com/documentation/corefoundation/cferrorcopydescription(_:)
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err.localizedDescription) }

/// - Source: developer.apple.com/documentation/corefoundation/cfmutabledata
public typealias CFMutableData = NSMutableData

/// - Source: developer.apple.com/documentation/corefoundation/cfmutabledictionary
public typealias CFMutableDictionary = NSMutableDictionary

/// A position or a count.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfindex
public typealias CFIndex = Int

/// Where memory comes from; there is one place only.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfallocator
public final class CFAllocator: Sendable {
  fileprivate init() {}
}

public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFBooleanTrue: CFBoolean! = CFBoolean(value: true)
public let kCFBooleanFalse: CFBoolean! = CFBoolean(value: false)

// Keys of a bundle's Info.plist.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier" as NSString
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion" as NSString
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName" as NSString
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable" as NSString
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion" as NSString
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion" as NSString
