/// The name of a constraint in the solver that added it. Names are never given out twice.
package struct ConstraintID: Hashable, Sendable {
  /// Place in the solver's table of rows.
  package let row: Int32
  /// Tells constraints apart that used the same place one after the other.
  package let generation: UInt32

  @inline(__always)
  init(row: Int32, generation: UInt32) {
    self.row = row
    self.generation = generation
  }
}
