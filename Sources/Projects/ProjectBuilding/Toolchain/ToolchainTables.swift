import Foundation
import Synchronization

/// The tables of an installation, each read at its first use. They have thousands of lines, and most builds need none
/// of them.
final class ToolchainTables: Sendable {
  private struct Known {
    var appleNames: String?
    var availability: AvailabilityTable?
    var attribution: ErrorAttribution?
  }

  private let root: URL
  private let known = Mutex(Known())

  init(of root: URL) { self.root = root }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: root.appending(path: name), encoding: .utf8)) ?? ""
  }

  var appleNames: String {
    known.withLock { known in
      let names = known.appleNames ?? text("apple-names.tsv")
      known.appleNames = names
      return names
    }
  }

  var availability: AvailabilityTable {
    known.withLock { known in
      let table = known.availability ?? AvailabilityTable(text("apple-availability.tsv"))
      known.availability = table
      return table
    }
  }

  var attribution: ErrorAttribution {
    let names = appleNames
    return known.withLock { known in
      let attribution =
        known.attribution ?? ErrorAttribution(table: names, missingOfSwiftUI: text("swiftui-missing"))
      known.attribution = attribution
      return attribution
    }
  }
}

extension Toolchain {
  /// The table of names of Apple's UIKit, Core Animation and Core Graphics.
  var appleNames: String { tables.appleNames }

  /// The versions of iOS that introduced declarations, or an empty table if the installation has none.
  package var availability: AvailabilityTable { tables.availability }

  /// The attribution of compiler errors, by the names of Apple's modules.
  package var attribution: ErrorAttribution { tables.attribution }
}
