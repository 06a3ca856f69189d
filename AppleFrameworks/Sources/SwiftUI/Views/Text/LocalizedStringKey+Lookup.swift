@_spi(Host) import FoundationSupplement
import UIKit

extension LocalizedStringKey {
  /// The text that a bundle has for the key, with the forms that the arguments ask for. With arguments it is a format.
  ///
  /// - Parameter locale: The environment's. Its language goes before the user's: a preview shows another translation by it.
  func format(in bundle: Bundle, table: String?, locale: Locale) -> String {
    let wanted = locale.identifier.isEmpty ? [] : [locale.identifier(.bcp47)]
    let found = BundleTexts.text(
      forKey: key, value: nil, table: table, in: bundle, preferences: wanted + Locale.preferredLanguages)
    guard !arguments.isEmpty else { return LocalizedFormat.unmarked(found) }
    let numbers = arguments.map { argument -> (any CVarArg)? in
      if case .value(let value) = argument { value } else { nil }
    }
    return LocalizedFormat.resolved(found, arguments: numbers)
  }
}
