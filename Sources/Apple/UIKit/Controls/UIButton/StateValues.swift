/// The values of a button's title, color or image for states.
struct StateValues<Value> {
  var values = AppearanceValues<UIControl.State, Value>()

  /// The value that was set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for a state, or for the normal state if it has none.
  subscript(state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}
