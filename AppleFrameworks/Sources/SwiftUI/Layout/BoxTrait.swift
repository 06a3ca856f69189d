/// A property of a view that its container reads.
protocol BoxTrait {
  associatedtype Value
  static var defaultValue: Value { get }
}

enum LayoutPriorityTrait: BoxTrait {
  static var defaultValue: Double { 0 }
}

enum ZIndexTrait: BoxTrait {
  static var defaultValue: Double { 0 }
}
