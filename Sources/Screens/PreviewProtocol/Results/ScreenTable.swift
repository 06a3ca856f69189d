/// A list of screens for people.
package enum ScreenTable {
  package static func text(of screens: [ListedScreen]) -> String {
    let width = screens.filter { $0.obstacle == nil }.map(\.name.count).max() ?? 0
    var result = ""
    for screen in screens where screen.obstacle == nil {
      result += padded(screen.kind, to: 12) + padded(screen.name, to: width + 2)
      result += outcome(of: screen) ?? "\(screen.file)"
      result += "\n"
    }
    for screen in screens {
      if let obstacle = screen.obstacle { result += padded("skipped", to: 12) + "\(screen.name): \(obstacle)\n" }
    }
    let drawn = screens.filter { $0.shown?.isDrawn == true }.count
    if screens.contains(where: { $0.shown != nil }) { result += "\(drawn) of \(screens.count) screens are drawn\n" }
    return result
  }

  private static func outcome(of screen: ListedScreen) -> String? {
    guard let shown = screen.shown else { return nil }
    let pending = shown.pendingInWords.map { " (pending: \($0))" } ?? ""
    guard shown.isDrawn else { return "not drawn: \(shown.reason ?? "")\(pending)" }
    return shown.pictures.joined(separator: " ") + (shown.isBlank == true ? " (blank)" : "") + pending
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}
