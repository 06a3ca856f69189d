/// Something that a view says of itself for the container that it is in.
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
