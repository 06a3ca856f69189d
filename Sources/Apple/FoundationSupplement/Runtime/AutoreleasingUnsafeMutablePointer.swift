import Foundation

/// Where a function of Objective-C leaves an object for its caller. There are no autoreleased objects here: it is a plain pointer, so that
/// `&error` may be passed.
///
/// - Source: developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Where a function leaves its error.
///
/// - Source: developer.apple.com/documentation/foundation/nserrorpointer
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
