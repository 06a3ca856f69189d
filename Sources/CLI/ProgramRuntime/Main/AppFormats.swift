import Foundation
@_spi(Host) import FoundationSupplement

// Formats with plural forms, which Foundation on Linux returns but can't format: it crashes, or inserts `%#@files@`.
//
// Like the functions in AppLocale.swift, these override Foundation's own, because the program's symbols are looked up
// first. Foundation formats those without plural forms.

private enum AppFormats {
  /// A function that is cast within a structure, because generic code would treat a plain one as a function with a
  /// different calling convention.
  struct Initializer { let make: @Sendable (String, Locale?, [any CVarArg]) -> String }

  /// Foundation's `String(format:locale:arguments:)`, which this program's overrides.
  static let foundation: Initializer = {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    let name = "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"
    // If the function does not exist, the functions below are never called, because their names do not match.
    guard let function = dlsym(next, name) else { fatalError("Foundation does not export \(name)") }
    // A Swift function consists of its address and its captured context.
    return unsafeBitCast((function, nil as UnsafeRawPointer?), to: Initializer.self)
  }()

  static func text(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    LocalizedFormat.hasPlurals(format)
      ? LocalizedFormat.text(format, locale: locale, arguments: arguments) : foundation.make(format, locale, arguments)
  }
}

// `String(format:_:)`, `(format:arguments:)`, `(format:locale:_:)`, `(format:locale:arguments:)` and
// `localizedStringWithFormat`

@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
public func formatted(_ format: __shared String, _ arguments: __owned [any CVarArg]) -> String {
  AppFormats.text(format, nil, arguments)
}

@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
public func formatted(_ format: __shared String, arguments: __shared [any CVarArg]) -> String {
  AppFormats.text(format, nil, arguments)
}

@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
public func formatted(_ format: __shared String, _ locale: __shared Locale?, _ arguments: __owned [any CVarArg])
  -> String
{
  AppFormats.text(format, locale, arguments)
}

@_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
public func formatted(_ format: __shared String, _ locale: __shared Locale?, arguments: __shared [any CVarArg])
  -> String
{
  AppFormats.text(format, locale, arguments)
}

@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
public func localizedText(_ format: String, _ arguments: [any CVarArg]) -> String {
  AppFormats.text(format, Locale.current, arguments)
}
