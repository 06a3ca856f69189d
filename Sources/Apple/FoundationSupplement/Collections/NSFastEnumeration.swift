import Foundation

/// A collection whose objects can be gone through one by one.
///
/// - Source: developer.apple.com/documentation/foundation/nsfastenumeration
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSHashTable: NSFastEnumeration {}
