/// A color of a module above, as an attribute of text has it.
package protocol ColorHolder {
  /// The color as it is where the code runs.
  var heldColor: CGColor { get }
}
