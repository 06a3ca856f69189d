/// A property that has to be told where its value lives.
@MainActor
protocol ConnectableProperty: DynamicProperty {
  mutating func connect(to store: PropertyStore, slot: Int)
}
