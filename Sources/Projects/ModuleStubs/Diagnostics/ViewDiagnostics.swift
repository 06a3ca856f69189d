/// What the compiler says where a view is made in a way that it knows no overload or type for.
///
/// SwiftUI's declarations are many and generic: what is missing of them is seldom told by its name.
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
