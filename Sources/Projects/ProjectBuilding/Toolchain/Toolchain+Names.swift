
extension Toolchain {
  /// The table of names that Apple's UIKit, Core Animation and Core Graphics have.
  var appleNames: String { tables.appleNames }

  /// Since which version of iOS declarations are there; empty where the installation does not say.
  package func availability() -> AvailabilityTable { tables.availability }

  /// Who is to blame for errors, by the names that Apple's modules have.
  package func blame() -> ErrorAttribution { tables.blame }
}
