/// A property that must be connected to the storage of its value.
@MainActor
protocol ConnectableProperty: DynamicProperty {
  mutating func connect(to store: PropertyStore, slot: Int)
}
