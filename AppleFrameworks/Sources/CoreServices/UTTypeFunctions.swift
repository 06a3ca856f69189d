// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import FoundationGaps
import UniformTypeIdentifiers

/// The tag class of file name extensions, without the dot.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The tag class of MIME types.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns the preferred type for a tag, or a dynamic type if none is declared.
///
/// - Source: developer.apple.com/documentation/coreservices/1448939-uttypecreatepreferredidentifierf
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  types(inTagClass, inTag, inConformingToUTI).first.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// Returns all types for a tag.
///
/// - Source: developer.apple.com/documentation/coreservices/1447261-uttypecreateallidentifiersfortag
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
  let all = types(inTagClass, inTag, inConformingToUTI).map { NSString(string: $0.identifier) }
  return all.isEmpty ? nil : Unmanaged.passRetained(NSArray(array: all))
}

/// Returns the preferred tag of a type.
///
/// - Source: developer.apple.com/documentation/coreservices/1442744-uttypecopypreferredtagwithclass
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]?.first
    .map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// - Source: developer.apple.com/documentation/coreservices/1448518-uttypecopyalltagswithclass
public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
  UTType(inUTI as String)?.tags[UTTagClass(rawValue: inTagClass as String)]
    .map { Unmanaged.passRetained(NSArray(array: $0.map { NSString(string: $0) })) }
}

/// Returns whether two identifiers represent the same type. The comparison is case-insensitive.
///
/// - Source: developer.apple.com/documentation/coreservices/1444111-uttypeequal
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// Returns whether a type equals another one or conforms to it.
///
/// - Source: developer.apple.com/documentation/coreservices/1444079-uttypeconformsto
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else { return false }
  return type.conforms(to: other)
}

/// - Source: developer.apple.com/documentation/coreservices/1446893-uttypecopydescription
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  UTType(inUTI as String)?.localizedDescription.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// - Source: developer.apple.com/documentation/coreservices/1444107-uttypeisdeclared
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }

/// - Source: developer.apple.com/documentation/coreservices/1449213-uttypeisdynamic
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDynamic ?? false }

private func types(_ tagClass: CFString, _ tag: CFString, _ parent: CFString?) -> [UTType] {
  UTType.types(
    tag: tag as String, tagClass: UTTagClass(rawValue: tagClass as String),
    conformingTo: parent.flatMap { UTType($0 as String) } ?? .data)
}
