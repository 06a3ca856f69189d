import Foundation

/// The symbols of C that a program declares and that no library defines: functions of a runtime that Linux lacks, or of
/// a library that is not available.
///
/// The program is linked with stubs for them, so that it runs until it calls one.
struct UndefinedSymbols {
  /// The names in alphabetical order.
  let names: [String]

  /// Reads the names from the output of lld. The value is `nil` if linking failed for another reason.
  ///
  /// A symbol of Swift cannot be replaced: its module is missing from the program.
  init?(linkerOutput: String) {
    let marker = "error: undefined symbol: "
    var names: Set<String> = []
    for line in linkerOutput.split(separator: "\n") {
      guard let start = line.range(of: "error: ") else { continue }
      guard let name = line.range(of: marker) else {
        // The driver repeats that the linker failed.
        guard line[start.upperBound...].contains("link") else { return nil }
        continue
      }
      names.insert(String(line[name.upperBound...]))
    }
    guard !names.isEmpty, names.allSatisfy(Self.isOfC) else { return nil }
    self.names = names.sorted()
  }

  private static func isOfC(_ name: String) -> Bool { name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }

  /// The source of functions with these names, which stop the program.
  var stubs: String {
    names.enumerated().map { index, name in
      """
      @c(\(name))
      public func viewcode_undefined_\(index)() {
        fatalError("\(name) is declared and not defined: no library on this system contains it")
      }

      """
    }.joined()
  }
}
