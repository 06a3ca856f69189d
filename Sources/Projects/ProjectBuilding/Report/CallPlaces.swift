import Foundation
import Projects
import ToolSupport

/// Finds the author's lines behind calls in a project's program.
package struct CallPlaces: Sendable {
  private let symbolizer: String?
  private let program: String
  /// The paths of the author's own sources.
  package let sources: Set<String>

  /// A program of any size is read in less.
  private static let timeout = Duration.seconds(60)
  /// The length of a command line is limited; each address takes up to 20 bytes of it.
  private static let maxAddresses = 4000

  /// - Parameters:
  ///   - program: the program's file, with its debug information.
  ///   - sources: the author's own sources.
  ///   - compiler: the compiler, beside which `llvm-symbolizer` lies.
  package init(program: URL, sources: [URL], compiler: SwiftCompiler?) {
    self.program = program.path(percentEncoded: false)
    self.sources = Set(sources.map { $0.path(percentEncoded: false) })
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let beside = compiler.map { [$0.programs.path(percentEncoded: false)] } ?? []
    symbolizer = (beside + folders).map { "\($0)/llvm-symbolizer" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A line of the author's.
  package struct Place: Equatable, Sendable {
    package var file: String
    package var line: Int
  }

  /// The author's lines of several lists of calls, the innermost first; empty where nothing tells.
  ///
  /// - Parameter calls: offsets in the program's file.
  package func places(of calls: [[UInt64]]) -> [[Place]] {
    let addresses = Array(Set(calls.flatMap { $0 })).sorted().prefix(Self.maxAddresses)
    guard let symbolizer, !addresses.isEmpty else { return calls.map { _ in [] } }
    let command = [symbolizer, "--obj=\(program)", "--output-style=LLVM", "--functions=none"]
    let run = try? ProcessRun.run(
      command + addresses.map { "0x" + String($0, radix: 16) }, output: .apart, timeout: Self.timeout)
    guard let run, run.succeeded else { return calls.map { _ in [] } }
    let found = Dictionary(uniqueKeysWithValues: zip(addresses, Self.groups(in: run.output)))
    return calls.map { list in
      var result: [Place] = []
      for place in list.flatMap({ found[$0] ?? [] }) where sources.contains(place.file) && result.last != place {
        result.append(place)
      }
      return result
    }
  }

  /// The places of each address: inlined calls give it several, the innermost first, and an empty line ends them.
  static func groups(in output: String) -> [[Place]] {
    var groups: [[Place]] = []
    var current: [Place] = []
    var isOpen = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        if isOpen { groups.append(current) }
        current = []
        isOpen = false
        continue
      }
      isOpen = true
      guard let match = line.wholeMatch(of: #/(.+):(\d+):\d+/#), let number = Int(match.2), number > 0 else { continue }
      current.append(Place(file: String(match.1), line: number))
    }
    if isOpen { groups.append(current) }
    return groups
  }
}
