import Foundation
import TestFiles
import Testing

@testable import SourceRewriting

/// The declarations of this package that rewriting knows are those in the modules.
@Suite("Known names")
struct KnownNameTests {
  private static let root = RepositoryFolder.root

  private static func facts(in folders: [String], where isMeant: (String) -> Bool) throws -> [TypeFacts] {
    try folders.flatMap { folder -> [TypeFacts] in
      let base = root.appendingPathComponent(folder).resolvingSymlinksInPath()
      let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path -> [TypeFacts] in
        let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
        return isMeant(text) ? ModuleRewriter.facts(of: text).types : []
      }
    }
  }

  @Test("every public class of UIKit and Core Animation is known with the one above it")
  func classes() throws {
    let classes = try Self.facts(
      in: ["Sources/Apple/UIKit", "Sources/Apple/QuartzCore"], where: { $0.contains("\nopen class ") }
    )
    .filter {
      $0.kind == .class && $0.access >= .public && !$0.name.contains(".") && $0.inherited.first != nil
    }
    #expect(classes.count > 100)
    for type in classes {
      guard let above = type.inherited.first, KnownClasses.isKnown(above) else { continue }
      #expect(KnownClasses.superclass(of: type.name) == above, "\(type.name)")
    }
  }

  /// `RECORD_REWRITING=1 swift test --filter KnownNameTests` writes the list again.
  @Test("every method of a public protocol is known")
  func protocols() throws {
    var names: Set<String> = []
    for type in try Self.facts(
      in: ["Sources/Apple/UIKit", "Sources/Apple/QuartzCore", "AppleFrameworks/Sources"],
      where: { $0.contains("\npublic protocol ") })
    where type.kind == .protocol && type.access >= .public {
      for member in type.members where member.kind == .method && !member.flags.contains(.ofType) {
        names.insert(member.fullName + (member.type?.hasSuffix("?") == true ? "?" : ""))
      }
    }
    #expect(names.count > 200)
    let text = """
      // Written by KnownNameTests from the sources of this package's modules.

      enum KnownProtocolMembers {
        /// The methods of public protocols, with `?` behind those that return an optional.
        static let names = \"\"\"
      \(names.sorted().map { "    \($0)" }.joined(separator: "\n"))
          \"\"\"
      }

      """
    let file = Self.root.appendingPathComponent("Sources/Projects/SourceRewriting/Names/KnownProtocolMembers.swift")
    if ProcessInfo.processInfo.environment["RECORD_REWRITING"] != nil { try Data(text.utf8).write(to: file) }
    let isSame = try String(contentsOf: file, encoding: .utf8) == text
    #expect(isSame, "RECORD_REWRITING=1 swift test --filter KnownNameTests")
  }
}
