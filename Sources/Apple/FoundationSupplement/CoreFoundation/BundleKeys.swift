// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Keys of a bundle's Info.plist.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier" as NSString
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion" as NSString
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName" as NSString
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable" as NSString
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion" as NSString
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion" as NSString
