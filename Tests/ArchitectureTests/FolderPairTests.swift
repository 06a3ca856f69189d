import Testing

/// The rule of ARCHITECTURE.md about UIKit's folders: few of them refer to each other's types.
@Suite("Folders of UIKit")
struct FolderPairTests {
  /// The limit of pairs, which is slightly higher than Apple's classes require.
  private static let maxPairs = 15

  private static let graph = Result {
    let base = "Sources/Apple/UIKit/"
    return FolderGraph(
      try Repository.files(in: "Sources/Apple/UIKit", ending: ".swift").map { path in
        (String(path.dropFirst(base.count)), SwiftCode(try Repository.text(path)))
      })
  }

  @Test("at most 15 pairs of folders name each other's types")
  func pairs() throws {
    let graph = try Self.graph.get()
    #expect(graph.folders.count > 15)
    #expect(graph.declared.count > 800)
    let pairs = graph.mutual
    let isWithinLimit = pairs.count <= Self.maxPairs
    #expect(isWithinLimit, "\(pairs.count) pairs:\n\(pairs.joined(separator: "\n"))")
    // A view passes touches to recognizers, and a recognizer has a view. A graph without this pair is wrong.
    #expect(pairs.contains { $0.hasPrefix("Events and Views:") })
  }

  @Test("folders at the bottom name nothing above them")
  func bottom() throws {
    let graph = try Self.graph.get()
    let levels = [["Geometry"], ["Runtime", "Diagnostics"], ["Drawing"], ["Appearance"]]
    var allowed: Set<String> = []
    for level in levels {
      allowed.formUnion(level)
      let above = graph.edges.filter { level.contains($0.key.from) && !allowed.contains($0.key.to) }
      #expect(above.isEmpty, "\(above.map { "\($0.value.place) names \($0.value.type)" })")
    }
  }

  @Test("comments and texts name no types, interpolations and declarations do")
  func scanning() {
    let first = SwiftCode(
      """
      // Second /* Second
      /* Second
      /* Second */ Second */
      struct First {
        let text = "Second \\(value ?? "Second") Second"
        let raw = #"Second \\(Second) "Second"#
        let member = value.Second
      }
      """)
    let second = SwiftCode("public nonisolated(unsafe) final class Second<Value> {}\nprivate struct Third {}")
    let third = SwiftCode("let text = \"\"\"\n  First \\(Second.self)\n  \"\"\"\nlet third: Third")
    let graph = FolderGraph([("A/First.swift", first), ("B/Second.swift", second), ("C/Third.swift", third)])
    #expect(graph.declared.keys.sorted() == ["First", "Second"])
    #expect(graph.edges.keys.map { "\($0.from)\($0.to)" } == ["CB"])
    #expect(graph.edges.values.first?.place == "C/Third.swift:2")
    #expect(graph.mutual.isEmpty)
  }

  @Test("folders that name each other are a pair, with a place for each way")
  func mutual() {
    let graph = FolderGraph([
      ("A/First.swift", SwiftCode("struct First {\n  var second: Second\n}")),
      ("B/Deep/Second.swift", SwiftCode("@MainActor class Second {\n  var first: [First]\n}")),
    ])
    #expect(
      graph.mutual == ["A and B: A/First.swift:2 names Second, B/Deep/Second.swift:2 names First"])
  }
}
