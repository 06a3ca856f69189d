/// A span of time in seconds.
///
/// - Source: developer.apple.com/documentation/corefoundation/cftimeinterval
public typealias CFTimeInterval = Double
