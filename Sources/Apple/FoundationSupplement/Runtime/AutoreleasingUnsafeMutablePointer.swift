import Foundation

/// The pointer with which a function of Objective-C returns an object. There are no autoreleased objects here: it is a
/// plain pointer, so that `&error` can be passed.
///
/// - Source: developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
  /// Creates a pointer from one to another type, as for a parameter of a function of Objective-C.
  ///
  /// - Source: developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer/init(_:)
  @_disfavoredOverload
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }
}

/// The pointer with which a function returns its error.
///
/// - Source: developer.apple.com/documentation/foundation/nserrorpointer
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
