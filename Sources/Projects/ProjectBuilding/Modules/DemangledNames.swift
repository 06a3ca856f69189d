import Foundation

/// A cache of demangled names in a file. Starting the demangling program takes longer than everything else that is done
/// with the names.
struct DemangledNames {
  let compiler: SwiftCompiler
  /// The file, with a line for each name: the mangled name, a tab, and the demangled name.
  let file: URL

  /// Returns the demangled names, in their order. Text that is not a mangled name is unchanged.
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
      // If writing fails, the next call demangles the names again.
      try? Data((text + lines).utf8).write(to: file, options: .atomic)
    }
    return names.map { known[$0[...]].map(String.init) ?? $0 }
  }
}
