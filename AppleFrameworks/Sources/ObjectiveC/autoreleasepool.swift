/// Runs something. Objects end here as soon as nobody keeps them, so that there is no pool to be emptied.
///
/// - Source: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<E: Error, Result>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  try body()
}
