import Foundation

/// The pointer with which a function of Objective-C returns an object. There are no autoreleased objects here: it is a
/// plain pointer, so that `&error` can be passed.
///
/// - Source: developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The pointer with which a function returns its error.
///
/// - Source: developer.apple.com/documentation/foundation/nserrorpointer
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
