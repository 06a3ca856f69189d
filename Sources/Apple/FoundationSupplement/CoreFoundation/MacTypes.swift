// The types of C interfaces that other frameworks use.

/// The result of C functions, 0 for success.
///
/// - Source: developer.apple.com/documentation/kernel/osstatus
public typealias OSStatus = Int32

/// Four characters in a number.
///
/// - Source: developer.apple.com/documentation/kernel/ostype
public typealias OSType = UInt32

/// - Source: developer.apple.com/documentation/kernel/fourcharcode
public typealias FourCharCode = UInt32

/// The result for success.
///
/// - Source: developer.apple.com/documentation/kernel/osstatus
public var noErr: OSStatus { 0 }
