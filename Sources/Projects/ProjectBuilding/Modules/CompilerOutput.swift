/// What `swiftc` wrote, for a terminal.
package enum CompilerOutput {
  /// The text without messages that were there before: each frontend of a module says what is wrong with what all of them read.
  ///
  /// A message is its first line and the lines that follow up to the next one: source, caret, notes.
  package static func withoutRepetitions(_ output: String) -> String {
    var seen: Set<String> = []
    var result = ""
    var block: [Substring] = []
    func finish() {
      guard let first = block.first else { return }
      let isMessage = CompilerMessage(line: first) != nil
      let text = block.joined(separator: "\n") + "\n"
      if !isMessage || seen.insert(text).inserted { result += text }
      block = []
    }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      // The driver's own words on frontends that failed tell nobody anything.
      if line.hasPrefix("error: emit-module command failed") || line.hasPrefix("error: compile command failed") {
        continue
      }
      if let message = CompilerMessage(line: line), message.severity != .note { finish() }
      block.append(line)
    }
    if block.last?.isEmpty == true { block.removeLast() }
    finish()
    return result
  }
}
