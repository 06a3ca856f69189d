import LayoutSolver

/// A sum of variables and a number, which is built from terms.
struct LinearExpression {
  private(set) var terms: [Term] = []
  var constant = 0.0

  init() {
    terms.reserveCapacity(6)
  }

  /// Adds a variable. Terms of the same variable are combined, and removed if the result is 0.
  mutating func add(_ variable: Variable, _ coefficient: Double) {
    if coefficient == 0 { return }
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
      return
    }
    terms.append(Term(variable, coefficient))
  }
}
