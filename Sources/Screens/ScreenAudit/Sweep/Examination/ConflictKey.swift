import ViewHost

/// The identity of a conflict in all sizes: the lines of its constraints, or their equations without numbers.
struct ConflictKey {
  let parts: Set<String>

  init(_ conflict: LayoutConflict) {
    let places = conflict.constraints.compactMap { constraint in
      constraint.file.map { "\($0):\(constraint.line ?? 0)" }
    }
    guard places.isEmpty else {
      parts = Set(places)
      return
    }
    let equations = conflict.constraints.map { $0.equation.filter { !$0.isNumber && $0 != "." } }
    parts = Set(equations.isEmpty ? [conflict.message.filter { !$0.isNumber }] : equations)
  }

  private init(parts: Set<String>) { self.parts = parts }

  /// The parts as a text, which identifies the conflict.
  var text: String { parts.sorted().joined(separator: "\n") }

  init(text: String) {
    self.init(parts: Set(text.split(separator: "\n").map(String.init)))
  }
}
