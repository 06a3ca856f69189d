/// A font of a module above, as an attribute of text has it: what stands behind it here.
package protocol FontHolder {
  var instance: FontInstance { get }

  /// The same font at another size, in points.
  func instance(size: Double) -> FontInstance
}
