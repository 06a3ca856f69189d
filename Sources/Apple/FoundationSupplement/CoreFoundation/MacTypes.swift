// Types of the C interfaces that other frameworks name.

/// What functions of C return: 0 where all went well.
///
/// - Source: developer.apple.com/documentation/kernel/osstatus
public typealias OSStatus = Int32

/// Four letters in a number.
///
/// - Source: developer.apple.com/documentation/kernel/ostype
public typealias OSType = UInt32

/// - Source: developer.apple.com/documentation/kernel/fourcharcode
public typealias FourCharCode = UInt32

/// That all went well.
///
/// - Source: developer.apple.com/documentation/kernel/osstatus
public var noErr: OSStatus { 0 }
