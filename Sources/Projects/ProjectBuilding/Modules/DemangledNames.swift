import Foundation

/// Mangled names as Swift writes them out, those that were asked for before from a file: starting the program that knows takes longer
/// than all else that is done with them.
struct DemangledNames {
  let compiler: SwiftCompiler
  /// A line for each name: mangled, a tab, written out.
  let file: URL

  /// The names written out, in their order; those that are none stay as they are.
  func texts(of names: [String]) throws -> [String] {
    var known: [Substring: Substring] = [:]
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      known[Substring(line[..<tab])] = Substring(line[line.index(after: tab)...])
    }
    let unknown = names.filter { known[$0[...]] == nil }
    if !unknown.isEmpty {
      let answers = try compiler.demangled(unknown)
      var lines = ""
      for (name, answer) in zip(unknown, answers) {
        known[name[...]] = answer[...]
        if answer != name { lines += "\(name)\t\(answer)\n" }
      }
      // What is not written is asked for again.
      try? Data((text + lines).utf8).write(to: file, options: .atomic)
    }
    return names.map { known[$0[...]].map(String.init) ?? $0 }
  }
}
