import Foundation

/// An object whose properties are read, set and observed by keys.
///
/// On Apple's systems, most of these members belong to `NSObject`, and classes override them. In this framework, they
/// are members of a protocol, because extensions of `NSObject` cannot be overridden. A class with its own
/// implementation of a member conforms to the corresponding protocol in `KeyValueOverrides.swift`. Rewritten sources
/// add this conformance.
///
/// - Source: developer.apple.com/documentation/objectivec/nskeyvalueobserving
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}
