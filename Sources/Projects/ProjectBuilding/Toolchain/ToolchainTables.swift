import Foundation
import Synchronization

/// The tables of an installation, each read when somebody asks for it first: they have thousands of lines, and most builds need none of them.
final class ToolchainTables: Sendable {
  private struct Known {
    var appleNames: String?
    var availability: AvailabilityTable?
    var blame: ErrorAttribution?
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

  var blame: ErrorAttribution {
    let names = appleNames
    return known.withLock { known in
      let blame = known.blame ?? ErrorAttribution(table: names, missingOfSwiftUI: text("swiftui-missing"))
      known.blame = blame
      return blame
    }
  }
}
