@_spi(Host) import FoundationSupplement
import UIKit

extension LocalizedStringKey {
  /// Returns the text for the key in a bundle, with the plural forms that match the arguments. If there are arguments,
  /// the text is a format.
  ///
  /// - Parameter locale: The locale of the environment. Its language takes precedence over the user's, so that a
  ///   preview can display another translation.
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
