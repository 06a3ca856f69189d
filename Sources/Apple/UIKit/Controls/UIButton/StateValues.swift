/// A button's title, color or image for the states that have one of their own.
struct StateValues<Value> {
  var values = AppearanceValues<UIControl.State, Value>()

  /// Exactly this state's value.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The state's value, or the normal state's where it has none.
  subscript(state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}
