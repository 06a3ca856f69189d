import PreviewProtocol

/// A tool that sweeps a screen over window sizes.
struct SweepTool: AgentTool {
  private static let maxDefects = 12
  /// The factor for the time limit, because a thousand sizes take longer than one.
  private static let patience = 9
  /// The maximum numbers for each defect.
  private static let (maxOccurrences, maxCauses, maxFixes) = (2, 2, 1)

  let description = ToolDescription(
    "sweep",
    "Find the window sizes, text sizes and directions at which the screen breaks: each defect once, with widths, line, cause and fix.",
    .showFirst, .init("widths", "string", "Points, such as 320-1366"), .on, .screen)

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let widths = try widths(arguments)
    let screen = try session.shown(arguments)
    let sweep = try screen.session.ask(
      SweepQuery(from: widths.lowerBound, to: widths.upperBound), patience: SweepTool.patience)
    guard !sweep.defects.isEmpty else {
      return ToolAnswer(
        session.finished("no defects at \(sweep.lookCount) size\(sweep.lookCount == 1 ? "" : "s")", screen))
    }
    var lines = sweep.defects.prefix(SweepTool.maxDefects).map { defect in
      var lines = ["\(defect.kind) \(defect.view)" + (defect.place.map { " \($0)" } ?? "")]
      let more = defect.occurrences.count - SweepTool.maxOccurrences
      lines += defect.occurrences.prefix(SweepTool.maxOccurrences).map { "  \($0)" }
      if more > 0 { lines[lines.count - 1] += "; and \(more) more" }
      lines.append("  \(defect.text)")
      lines += defect.causes.prefix(SweepTool.maxCauses).map { "  \($0)" }
      lines += defect.changes.prefix(SweepTool.maxFixes).map { "  fix: \($0)" }
      return lines.joined(separator: "\n")
    }
    if sweep.defects.count > lines.count { lines.append("… and \(sweep.defects.count - lines.count) more") }
    return ToolAnswer(session.finished(lines.joined(separator: "\n"), screen))
  }

  private func widths(_ arguments: ToolArguments) throws -> ClosedRange<Int> {
    guard let text = try arguments.string("widths"), !text.isEmpty else { return 320...1366 }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let first = parts.first ?? nil, let last = parts.last ?? nil, first >= 1,
      first <= last, last <= 10_000
    else { throw ToolError.malformed("widths", "a range of points, such as 320-1366") }
    return first...last
  }
}
