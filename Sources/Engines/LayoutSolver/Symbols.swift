/// An unknown of the system: a real number of any sign.
///
/// Variables are represented by small integers. They are valid for the solver that created them, until they are
/// removed.
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

/// The comparison of a constraint's left side with zero.
package enum Relation: UInt8, Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// The identifier of a constraint in the solver that added it. Identifiers are never reused.
package struct ConstraintID: Hashable, Sendable {
  /// The index in the solver's table of rows.
  package let row: Int32
  /// A number that distinguishes constraints that use the same index successively.
  package let generation: UInt32

  @inline(__always)
  init(row: Int32, generation: UInt32) {
    self.row = row
    self.generation = generation
  }
}
