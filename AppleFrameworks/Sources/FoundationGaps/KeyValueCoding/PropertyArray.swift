import Foundation

/// An array of a property. Its changes set the property.
final class PropertyArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required override init(capacity: Int) {
    fatalError("the array of a property is made by mutableArrayValue(forKey:)")
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("the array of a property is made by mutableArrayValue(forKey:)")
  }

  required convenience init(arrayLiteral elements: Any...) {
    fatalError("the array of a property is made by mutableArrayValue(forKey:)")
  }

  required init?(coder: NSCoder) {
    fatalError("the array of a property is made by mutableArrayValue(forKey:)")
  }

  private var objects: [Any] {
    switch owner.value(forKey: key) {
    case let list as [Any]: list
    case let list as NSArray: (0..<list.count).map { list.object(at: $0) }
    default: []
    }
  }

  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ edit: (inout [Any]) -> Void) {
    var changed = objects
    edit(&changed)
    owner.willChange(kind, valuesAt: indexes, forKey: key)
    // Setting the property would also notify observers of a change of the entire property.
    ObservationCenter.shared.withoutSettings(of: owner, key) { owner.setValue(changed, forKey: key) }
    owner.didChange(kind, valuesAt: indexes, forKey: key)
  }

  override var count: Int { objects.count }
  override func object(at index: Int) -> Any { objects[index] }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, [index]) { $0.insert(anObject, at: index) }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }

  override func addObjects(from otherArray: [Any]) {
    guard !otherArray.isEmpty else { return }
    let start = count
    change(.insertion, IndexSet(start..<start + otherArray.count)) { $0 += otherArray }
  }

  override func removeObject(at index: Int) { change(.removal, [index]) { $0.remove(at: index) } }

  override func removeLastObject() {
    if count > 0 { removeObject(at: count - 1) }
  }

  override func removeAllObjects() {
    guard count > 0 else { return }
    change(.removal, IndexSet(0..<count)) { $0 = [] }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, [index]) { $0[index] = anObject }
  }
}
