import AvailabilityChecking
import Foundation

extension Toolchain {
  /// The table of names that Apple's UIKit, Core Animation and Core Graphics have.
  var appleNames: String {
    (try? String(contentsOf: root.appending(path: "apple-names.tsv"), encoding: .utf8)) ?? ""
  }

  /// Since which version of iOS declarations are there; empty where the installation does not say.
  package func availability() -> AvailabilityTable {
    AvailabilityTable((try? String(contentsOf: root.appending(path: "apple-availability.tsv"), encoding: .utf8)) ?? "")
  }

  /// Who is to blame for errors, by the names that Apple's modules have.
  package func blame() -> ErrorBlame {
    let missing = try? String(contentsOf: root.appending(path: "swiftui-missing"), encoding: .utf8)
    return ErrorBlame(table: appleNames, missingOfSwiftUI: missing ?? "")
  }
}
