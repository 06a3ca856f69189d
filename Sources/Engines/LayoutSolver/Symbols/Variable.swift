/// An unknown of the system: a real number of any sign.
///
/// Variables are small integers inside; they are valid for the solver that made them, until removed from it.
package struct Variable: Hashable, Sendable {
  package let index: Int32

  @inline(__always)
  init(index: Int32) { self.index = index }
}
