/// Calls a closure. Objects are deallocated as soon as they are no longer referenced, so there is no pool to
/// drain.
///
/// - Source: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<E: Error, Result>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  try body()
}
