import Foundation
import Projects
import ToolSupport

/// Finds the lines of the author's sources for calls in a project's program.
package struct CallPlaces: Sendable {
  private let symbolizer: String?
  private let program: String
  /// The paths of the author's own sources.
  package let sources: Set<String>

  /// The time limit of `llvm-symbolizer`, which suffices for programs of any size.
  private static let timeout = Duration.seconds(60)
  /// The maximum number of addresses on a command line, whose length is limited. Each address takes up to 20 bytes of
  /// it.
  private static let maxAddresses = 4000

  /// - Parameters:
  ///   - program: The program's file, with its debug information.
  ///   - sources: The author's own sources.
  ///   - compiler: The compiler, whose folder contains `llvm-symbolizer`.
  package init(program: URL, sources: [URL], compiler: SwiftCompiler?) {
    self.program = program.path(percentEncoded: false)
    self.sources = Set(sources.map { $0.path(percentEncoded: false) })
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let beside = compiler.map { [$0.programs.path(percentEncoded: false)] } ?? []
    symbolizer = (beside + folders).map { "\($0)/llvm-symbolizer" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A line in the author's sources.
  package struct Place: Equatable, Sendable {
    package var file: String
    package var line: Int
  }

  /// Returns the author's lines for several lists of calls, the innermost first. A list is empty if its lines are
  /// unknown.
  ///
  /// - Parameter calls: The offsets in the program's file.
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

  /// Returns the places of each address. An address in inlined calls has several places, the innermost first, and an
  /// empty line ends them.
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
