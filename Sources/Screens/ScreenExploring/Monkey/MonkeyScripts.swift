/// Scripts for rough use of an app, along the paths of its map.
@MainActor
struct MonkeyScripts {
  struct Script {
    var screen: String
    var lines: [String]
  }

  private let states: [Explorer.State]

  init(_ states: [Explorer.State]) { self.states = states }

  /// Changes of the device and its settings while a screen is displayed.
  static let disturbances: [[String]] = [
    ["rotate landscape", "rotate portrait"], ["background", "foreground", "memoryWarning"],
    ["style dark", "style light"], ["textSize AX5", "textSize L"], ["window 320x480", "window full"], ["wait 10"],
  ]

  /// Texts that are rarely tested: long text, other scripts, combining marks, malformed numbers.
  static let texts = [
    "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{65E5}\u{672C}\u{8A9E} \u{0645}\u{0631}\u{062D}\u{0628}\u{0627}",
    "-1", "99999999999999999999",
    "0", "\u{0661}\u{0662}\u{0663},5", "%@ ' \" < & \\ %s", String(repeating: "W", count: 300),
    "e\u{301}\u{302}\u{303}",
  ]

  /// The number of round trips that reveal retained view controllers. An app may retain a single one intentionally.
  private static let rounds = 3

  /// Scripts in a fixed order, with the shortest paths first.
  var systematic: [Script] {
    var result: [Script] = []
    var touched: Set<String> = []
    let order = states.indices.sorted { (states[$0].script.count, $0) < (states[$1].script.count, $1) }
    // Problems that occur without disturbances are reported without them.
    for index in order { result.append(Script(screen: states[index].screen.id, lines: states[index].script)) }
    for index in order {
      let state = states[index]
      result += taps(of: state, &touched)
      result += disturbed(state)
      result += texts(of: state)
      result += rounds(of: index)
    }
    return result
  }

  /// Taps each element twice: as a double tap, again during its transition, and together with its neighbor.
  private func taps(of state: Explorer.State, _ touched: inout Set<String>) -> [Script] {
    var result: [Script] = []
    var last: String?
    for option in state.actions where option.action.kind == .tap {
      guard option.action.steps.count == 1, let step = option.action.steps.first, step.hasPrefix("tap ") else {
        continue
      }
      let place = step.dropFirst(4)
      if touched.insert(option.action.element).inserted {
        let id = state.screen.id
        result.append(Script(screen: id, lines: option.script + ["doubleTap \(place)"]))
        result.append(Script(screen: id, lines: option.script + ["quickly \(step)", "quickly wait 0.1", step]))
        if let last { result.append(Script(screen: id, lines: option.script + ["quickly \(last)", step])) }
      }
      last = step
    }
    return result
  }

  /// Types text into all fields, which must be kept during disturbances.
  private func disturbed(_ state: Explorer.State) -> [Script] {
    let fill = state.actions.first { $0.action.kind == .fill }
    let before = (fill?.script ?? state.script) + (fill?.action.steps ?? [])
    return MonkeyScripts.disturbances.map { Script(screen: state.screen.id, lines: before + $0) }
  }

  /// Types unusual text into all fields, and then taps each button.
  private func texts(of state: Explorer.State) -> [Script] {
    guard let fill = state.actions.first(where: { $0.action.kind == .fill }) else { return [] }
    // The buttons of the form that is filled in, which may have been disabled before.
    var buttons = state.actions.filter { $0.action.kind == .tap }.map(\.action)
    if case .state(let filled)? = fill.result {
      buttons = states[filled].actions.filter { $0.action.kind == .tap }.map(\.action)
    }
    let lines = buttons.filter {
      $0.steps.count == 1 && !$0.key.contains("BackButton") && !$0.key.contains("TabButton")
    }
    .prefix(4).map { $0.steps[0] }
    return MonkeyScripts.texts.flatMap { text in
      let steps = fill.action.steps.map { $0.hasPrefix("type ") ? "type \(text)" : $0 }
      return (lines.isEmpty ? [[]] : lines.map { [$0] }).map {
        Script(screen: state.screen.id, lines: fill.script + steps + $0)
      }
    }
  }

  /// Goes to each screen and back, several times.
  private func rounds(of index: Int) -> [Script] {
    let state = states[index]
    return state.actions.compactMap { option -> Script? in
      guard case .state(let target)? = option.result, target != index else { return nil }
      let back = states[target].actions.first { back in
        if case .state(let end)? = back.result { end == index } else { false }
      }
      guard let back else { return nil }
      let way = option.action.steps + back.action.steps
      let rounds = Array(repeating: way, count: MonkeyScripts.rounds).flatMap { $0 }
      return Script(screen: states[target].screen.id, lines: option.script + rounds)
    }
  }

  /// Returns a random walk from the first screen along the map, with disturbances, or nil for an app without actions.
  func walk(_ length: Int, _ numbers: inout SeededNumbers) -> Script? {
    guard let first = states.first, !first.actions.isEmpty else { return nil }
    var lines: [String] = []
    var current = 0
    for _ in 0..<length {
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        lines += MonkeyScripts.disturbances.randomElement(using: &numbers) ?? []
      }
      // Actions that only scrolling reveals are not available here.
      let options = states[current].actions.filter { $0.script == states[current].script && $0.result != nil }
      guard let option = options.randomElement(using: &numbers) else { break }
      let isQuick = Int.random(in: 0..<3, using: &numbers) == 0
      lines += option.action.steps.map { isQuick ? "quickly \($0)" : $0 }
      guard case .state(let target)? = option.result else { break }
      current = target
    }
    return Script(screen: states[current].screen.id, lines: lines)
  }
}
