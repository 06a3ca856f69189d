/// An unknown of the system: a real number of any sign.
///
/// Variables are small integers inside; they are valid for the solver that made them, until removed from it.
package struct Variable: Hashable, Sendable {
  package let index: Int32

  @inline(__always)
  init(index: Int32) { self.index = index }
}

/// A variable times a coefficient.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  @inline(__always)
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the sum of a constraint's terms and its constant compares with zero.
package enum Relation: UInt8, Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

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
