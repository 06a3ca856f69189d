extension Array where Element: AnyObject {
  /// Where an object is, looked for from both ends at once: what is added and taken away lies at one of them, as a rule.
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
