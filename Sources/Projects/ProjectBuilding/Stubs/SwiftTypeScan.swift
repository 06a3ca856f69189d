import Foundation
import Projects

/// The types that Swift sources declare and their superclasses, found by the text alone.
struct SwiftTypeScan {
  private(set) var declared: Set<String> = []
  private(set) var superclasses: Set<String> = []
  private var protocols: Set<String> = []

  init(of sources: [URL]) {
    for source in sources {
      let text = String(decoding: ReadableFile.bytes(of: source) ?? [], as: UTF8.self)
      for match in text.matches(of: SwiftTypeScan.declaration) {
        let name = String(match.2)
        declared.insert(name)
        if match.1 == "protocol" { protocols.insert(name) }
        guard match.1 == "class", let first = match.3 else { continue }
        superclasses.insert(String(first))
      }
    }
  }

  private nonisolated(unsafe) static let declaration =
    /\b(class|struct|enum|protocol|actor)\s+(\w+)\s*(?:<[^>{]*>)?\s*(?::\s*(\w+))?/

  /// Returns the types of both scans.
  func union(_ other: SwiftTypeScan) -> SwiftTypeScan {
    var result = self
    result.declared.formUnion(other.declared)
    result.superclasses.formUnion(other.superclasses)
    result.protocols.formUnion(other.protocols)
    return result
  }

  /// Returns declarations of empty types with the same names.
  ///
  /// - Parameter known: Names that are declared elsewhere.
  func placeholders(except known: Set<String>) -> String {
    "import Foundation\n"
      + declared.subtracting(known).sorted().map { name in
        protocols.contains(name) ? "public protocol \(name): AnyObject {}\n" : "open class \(name): NSObject {}\n"
      }.joined()
  }
}
