/// Objective-C's name of the integer that is as wide as a pointer.
public typealias NSInteger = Int
/// Objective-C's name of the integer without a sign that is as wide as a pointer.
public typealias NSUInteger = UInt
