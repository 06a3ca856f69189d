/// The storage of the dynamic properties of one view, which exists as long as the view keeps its identity.
@MainActor
final class PropertyStore {
  unowned let node: Node
  private var slots: [Int: AnyObject] = [:]
  /// The comparisons of the environment values that the view reads.
  private var reads: [(EnvironmentValues, EnvironmentValues) -> Bool] = []

  init(node: Node) {
    self.node = node
  }

  var environment: EnvironmentValues { node.environment }

  /// Returns the content of a slot, which is created on first use.
  func slot<Stored: AnyObject>(_ index: Int, _ make: () -> Stored) -> Stored {
    if let found = slots[index] as? Stored { return found }
    let made = make()
    slots[index] = made
    return made
  }

  func beginConnecting() {
    reads.removeAll(keepingCapacity: true)
  }

  func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    reads.append { valuesAreEqual($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    return node.environment[keyPath: keyPath]
  }

  func readObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    reads.append { $0.object(of: type) === $1.object(of: type) }
    return node.environment.object(of: type)
  }

  /// Returns whether any value that was read differs in an environment.
  func isConcerned(by new: EnvironmentValues, insteadOf old: EnvironmentValues) -> Bool {
    reads.contains { !$0(old, new) }
  }
}
