import Foundation

/// Objects whose properties are read, set and observed by keys.
///
/// On Apple's systems most of these members are NSObject's own, which classes override. They are members of a protocol
/// here, as nothing can be added to NSObject that its subclasses could override. A class that has its own version of
/// one conforms to the protocol for it in `KeyValueOverrides.swift`; rewritten sources do.
///
/// - Source: developer.apple.com/documentation/objectivec/nskeyvalueobserving
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}
