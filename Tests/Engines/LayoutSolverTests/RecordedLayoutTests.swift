import LayoutSolver
import Testing

@Suite("Layouts solved by a general linear-programming solver")
struct RecordedLayoutTests {
  private static let records = recordedLayoutErrors.split(separator: "\n").map(String.init)

  @Test("every priority's error is the recorded one", arguments: 0..<20)
  func errorsAreTheRecordedOnes(block: Int) {
    let size = Self.records.count / 20
    for seed in block * size..<(block + 1) * size {
      let layout = RandomLayout(seed: seed)
      let solver = Solver()
      let variables = (0..<layout.variableCount).map { _ in solver.makeVariable() }
      for statement in layout.statements { _ = statement.add(to: solver, variables) }
      let conflicts = solver.solve()
      #expect(conflicts.isEmpty == (Self.records[seed] != "impossible"), "seed \(seed)")
      guard conflicts.isEmpty else { continue }
      let values = variables.map { solver.value(of: $0) }
      let found = errors(of: layout.statements, at: values)
      #expect(found[0] < 1e-6, "seed \(seed): required constraints must hold")
      let recorded = Self.records[seed].split(separator: " ").compactMap { Double($0) }
      #expect(found.count == recorded.count + 1, "seed \(seed)")
      for (left, right) in zip(found.dropFirst(), recorded) {
        #expect(abs(left - right) <= 2e-3 + 1e-5 * right, "seed \(seed): \(found) \(recorded)")
      }
    }
  }
}
