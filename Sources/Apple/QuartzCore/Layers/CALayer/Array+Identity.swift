extension Array where Element: AnyObject {
  /// Returns the index of an object, searched from both ends, since objects are usually added and removed at one of
  /// them.
  package func indexFromEitherEnd(of object: Element) -> Int? {
    withUnsafeBufferPointer { objects in
      var (low, high) = (0, objects.count - 1)
      while low <= high {
        if objects[low] === object { return low }
        if objects[high] === object { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}
