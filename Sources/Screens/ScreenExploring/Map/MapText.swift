import ScreenComparison

/// A map as text: a Markdown report, a Mermaid diagram, and a few lines for agents.
package struct MapText {
  private let map: ExploredMap

  package init(_ map: ExploredMap) { self.map = map }

  /// `12 screens, 30 paths, 200 steps`.
  package var summary: String {
    let counts = [
      "\(map.screens.count) screen\(map.screens.count == 1 ? "" : "s")",
      "\(map.edges.count) path\(map.edges.count == 1 ? "" : "s")", "\(map.steps) steps",
    ]
    let end =
      switch map.stop {
      case .complete: ""
      case .steps: "; stopped at the maximum number of actions"
      case .time: "; stopped at the time limit"
      }
    return counts.joined(separator: ", ") + end
  }

  // MARK: - Lines

  /// Returns the map for agents: a line for each screen, with its script.
  ///
  /// - Parameter limit: The maximum number of screens. The others are only counted.
  package func brief(limit: Int = 40) -> String {
    var lines = [summary]
    let names = names
    for screen in map.screens.prefix(limit) {
      var line = screen.name
      if screen.kind != .screen { line += " (\(screen.kind.rawValue))" }
      if let arrival = arrival(at: screen) { line += " < \(names[arrival.from] ?? arrival.from): \(arrival.action)" }
      let marks = problems(of: screen)
      if !marks.isEmpty { line += " ! \(marks.joined(separator: ", "))" }
      lines.append(line)
    }
    if map.screens.count > limit { lines.append("… and \(map.screens.count - limit) more") }
    for problem in map.problems {
      lines.append(
        "\(problem.failure.kind.rawValue): \(problem.failure.text) — \(problem.script.joined(separator: "; "))")
    }
    if !map.requests.isEmpty { lines.append("\(map.requests.count) requests without a response") }
    return lines.joined(separator: "\n")
  }

  private var names: [String: String] {
    Dictionary(map.screens.map { ($0.id, $0.name) }) { first, _ in first }
  }

  private func problems(of screen: ExploredMap.Screen) -> [String] {
    var marks: [String] = []
    if !screen.conflicts.isEmpty { marks.append("\(screen.conflicts.count) conflicts") }
    if let count = screen.look?.findings.count, count > 0 { marks.append("\(count) findings") }
    return marks
  }

  /// Returns the edge by which a screen is first reached.
  private func arrival(at screen: ExploredMap.Screen) -> ExploredMap.Edge? {
    let depths = Dictionary(map.screens.map { ($0.id, $0.depth) }) { first, _ in first }
    return map.edges.first { $0.to == screen.id && (depths[$0.from] ?? 0) < screen.depth }
  }

  // MARK: - Markdown

  package var markdown: String {
    var text = "# Screens\n\n\(summary).\n\n"
    text += "| screen | controller | how to get there | leads to |\n| --- | --- | --- | --- |\n"
    let names = names
    for screen in map.screens {
      let script = screen.script.isEmpty ? "start" : screen.script.joined(separator: "; ")
      let targets = map.edges.filter { $0.from == screen.id }.map { names[$0.to] ?? $0.to }
      var unique: [String] = []
      for target in targets where !unique.contains(target) { unique.append(target) }
      let cells = [screen.name, screen.controller, script, unique.joined(separator: ", ")].map(MapText.cell)
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    if !map.problems.isEmpty {
      text += "\n## Problems\n\n"
      for problem in map.problems {
        text += "- **\(problem.failure.kind.rawValue)**: \(MapText.cell(problem.failure.text))\n"
        text += problem.failure.calls.map { "  - in \(MapText.cell($0))\n" }.joined()
        text += problem.script.isEmpty ? "" : "\n" + MapText.script(problem.script)
      }
    }
    if !map.requests.isEmpty {
      text += "\n## Requests without a response\n\n"
      for request in map.requests {
        text +=
          "- \(request.method) \(MapText.cell(request.address)) (\(MapText.cell(names[request.screen] ?? request.screen)))\n"
      }
    }
    text += "\n## Paths\n\n```mermaid\n\(mermaid)```\n"
    return text
  }

  private static func cell(_ text: String) -> String { MarkupText.markdown(text) }

  private static func script(_ lines: [String]) -> String {
    "  ```\n" + lines.map { "  \($0)\n" }.joined() + "  ```\n"
  }

  // MARK: - Mermaid

  /// A flowchart of the screens, with the paths that lead away from the first one.
  package var mermaid: String {
    var text = "flowchart LR\n"
    var numbers: [String: Int] = [:]
    for (index, screen) in map.screens.enumerated() {
      numbers[screen.id] = index
      let name = MapText.quoted(screen.name)
      text += screen.kind == .alert || screen.kind == .menu ? "  s\(index)([\(name)])\n" : "  s\(index)[\(name)]\n"
    }
    var known: Set<[String]> = []
    for edge in map.forwardEdges where known.insert([edge.from, edge.to]).inserted {
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
      text += "  s\(from) -->|\(MapText.quoted(edge.action))| s\(to)\n"
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "#quot;").replacing("<", with: "#lt;").replacing(">", with: "#gt;") + "\""
  }
}
