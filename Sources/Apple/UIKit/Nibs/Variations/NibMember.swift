/// An object that is installed for some traits. Its parent retains it while it is installed; otherwise, this does.
struct NibMember<Value: AnyObject> {
  private(set) weak var value: Value?
  private var kept: Value?

  init(_ value: Value) {
    self.value = value
  }

  /// Retains the object or leaves it to its parent.
  mutating func keep(_ isKept: Bool) {
    kept = isKept ? value : nil
  }
}
