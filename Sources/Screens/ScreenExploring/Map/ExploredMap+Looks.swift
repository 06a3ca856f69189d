import Foundation

extension ExploredMap {
  /// Captures each screen in detail: pictures, findings, lines of code. A screen that does not respond has none.
  @MainActor
  package mutating func addLooks(
    from app: any ExploredApp, progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) throws {
    var indices: [Trial: Int] = [:]
    for (index, screen) in screens.enumerated() {
      let trial = Trial(screen.script, baseLength: screen.script.count, wish: .look)
      indices[trial] = index
      app.begin(trial)
    }
    var rest = indices.count
    while rest > 0, let (trial, outcome) = try app.next() {
      // Outcomes of trials that the search has begun arrive, too.
      guard let index = indices.removeValue(forKey: trial) else { continue }
      rest -= 1
      if case .look(let look) = outcome { screens[index].look = look }
      progress(screens.count - rest, screens.count)
    }
  }

  /// Adds problems that are not in the map yet.
  package mutating func add(_ found: [Problem]) {
    for problem in found
    where !problems.contains(where: {
      $0.failure.kind == problem.failure.kind && $0.failure.identity == problem.failure.identity
    }) {
      problems.append(problem)
    }
  }

  /// The map as JSON with sorted keys, without its pictures.
  package func jsonWithoutPictures() throws -> String {
    var copy = self
    for index in copy.screens.indices { copy.screens[index].look?.pictures = [:] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(copy), as: UTF8.self)
  }
}
