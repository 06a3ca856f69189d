/// Diagnostics for views that no overload or type fits.
///
/// SwiftUI's declarations are many and generic: a diagnostic seldom names the one that is missing.
package enum ViewDiagnostics {
  private static let words = [
    "no exact matches in call", "incorrect argument label", "extra argument", "missing argument",
    "extra trailing closure", "trailing closure passed to parameter", "argument passed to call", "is ambiguous",
    "ambiguous use of", "could not be inferred", "cannot infer ", "failed to produce diagnostic",
    "unable to type-check this expression", "cannot be resolved without a contextual type",
    "cannot convert value of type", "cannot convert return expression", "conform to", "contextual closure type",
    "cannot specialize", "does not have type arguments", "unable to infer",
  ]

  package static func areOne(_ text: String) -> Bool {
    !text.contains("did you mean") && words.contains { text.contains($0) }
  }
}
