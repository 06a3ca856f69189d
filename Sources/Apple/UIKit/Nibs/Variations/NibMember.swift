/// An object that comes and goes with the environment: its place keeps it while it is there, and this while it is not.
struct NibMember<Value: AnyObject> {
  private(set) weak var value: Value?
  private var kept: Value?

  init(_ value: Value) {
    self.value = value
  }

  /// Keeps the object, or leaves that to others.
  mutating func keep(_ isKept: Bool) {
    kept = isKept ? value : nil
  }
}
