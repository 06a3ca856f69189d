import Foundation

/// The values of the headers' constants, which Clang computes.
///
/// They are the initial values of variables in a C file that is compiled to LLVM IR and never run.
struct ConstantValues {
  private(set) var integers: [String: Int64] = [:]
  private(set) var numbers: [String: Double] = [:]

  /// - Parameters:
  ///   - integers: The names of enumeration constants and of integer macros.
  ///   - numbers: The names of other numeric constants and macros.
  init(integers: [String], numbers: [String], of compilation: HeaderCompilation) throws {
    var wanted = integers.map { (name: $0, isInteger: true) } + numbers.map { (name: $0, isInteger: false) }
    let file = compilation.folder.appending(path: "constants.m")
    // Each round omits names that are not constants.
    for _ in 0..<3 where !wanted.isEmpty {
      var lines = ["#import \"umbrella.h\""]
      for (index, constant) in wanted.enumerated() {
        lines.append(
          constant.isInteger
            ? "long long viewcode_i\(index) = (long long)(\(constant.name));"
            : "double viewcode_d\(index) = (double)(\(constant.name));")
      }
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      let run = try compilation.tools.run(
        [compilation.tools.clang, "-S", "-emit-llvm", "-o", "-", "-ferror-limit=0", "-fno-caret-diagnostics"]
          + HeaderCompilation.flags(compilation) + [file.path(percentEncoded: false)], in: compilation.folder)
      if run.succeeded {
        read(run.output, wanted)
        return
      }
      let wrong = Set(
        HeaderCompilation.errors(in: run.output).filter { $0.path.hasSuffix("constants.m") }.map { $0.line - 2 })
      guard !wrong.isEmpty else { return }
      wanted = wanted.indices.filter { !wrong.contains($0) }.map { wanted[$0] }
    }
  }

  private mutating func read(_ output: String, _ wanted: [(name: String, isInteger: Bool)]) {
    for line in output.split(separator: "\n") where line.hasPrefix("@viewcode_") {
      let words = line.split(separator: " ")
      guard let index = Int(words[0].dropFirst("@viewcode_i".count)), index < wanted.count,
        let type = words.firstIndex(where: { $0 == "i64" || $0 == "double" }), type + 1 < words.count
      else { continue }
      let text = words[type + 1].prefix { $0 != "," }
      if wanted[index].isInteger {
        integers[wanted[index].name] = text == "zeroinitializer" ? 0 : Int64(text)
      } else if text.hasPrefix("0x"), let bits = UInt64(text.dropFirst(2), radix: 16) {
        numbers[wanted[index].name] = Double(bitPattern: bits)
      } else {
        numbers[wanted[index].name] = Double(text)
      }
    }
  }
}
