import Foundation
@_spi(Host) import FoundationSupplement

// The bundles of a program find texts and files in the user's language. Foundation on Linux only searches `en.lproj`,
// whatever the user's language is.
//
// The functions have the names of Foundation's methods, and the linker finds them first when it looks up symbols. Calls
// of a class's methods use the table in its metadata, which contains Foundation's own methods. ViewCode's runtime
// replaces them before the first code of the project runs. `docs/runtime.md` describes the assumptions.

private enum AppBundles {
  /// The symbol names of the methods below in Foundation's library.
  static let names = [
    "15localizedString6forKey5value5tableS2S_SSSgAHtF", "23localizedInfoDictionarySDySSypGSgvg",
    "6object20forInfoDictionaryKeyypSgSS_tF", "22preferredLocalizationsSaySSGvg",
    "22preferredLocalizations4fromSaySSGAF_tFZ", "22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ",
    "4path11forResource6ofType11inDirectorySSSgAH_A2HtF", "4path11forResource6ofTypeSSSgAG_AGtF", url,
    "3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF",
    "5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF", urls,
  ]

  // Foundation's methods for paths call those for URLs.
  private static let url = "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF"
  private static let urls = "4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF"

  // A method is called like a closure that captures the object. Functions are cast within structures, because generic
  // code would treat plain ones as functions with a different calling convention.
  private struct FileMethod { let call: (String?, String?, String?) -> URL? }
  private struct FilesMethod { let call: (String?, String?) -> [NSURL]? }

  private static let foundation = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD)
  private static let prefix = "$s10Foundation6BundleC"
  private static let originals = Dictionary(
    uniqueKeysWithValues: names.map { ($0, UInt(bitPattern: dlsym(foundation, prefix + $0))) })

  private static func original(_ name: String, _ bundle: Bundle) -> (UInt, Bundle) {
    guard let function = originals[name], function != 0 else {
      fatalError("Foundation does not export \(prefix + name)")
    }
    return (function, bundle)
  }

  /// Returns a localized file, or the file that Foundation finds.
  static func file(_ bundle: Bundle, _ name: String?, _ type: String?, _ folder: String?) -> URL? {
    if let name, let path = BundleLanguages.file(name, type: type, in: folder, of: bundle) {
      return URL(fileURLWithPath: path)
    }
    return unsafeBitCast(original(url, bundle), to: FileMethod.self).call(name, type, folder)
  }

  /// Returns the files that Foundation finds, with localized files in place of those in the only language that it
  /// supports.
  static func files(_ bundle: Bundle, _ type: String?, _ folder: String?) -> [NSURL]? {
    let found = unsafeBitCast(original(urls, bundle), to: FilesMethod.self).call(type, folder)
    let others = (found ?? []).filter { file in
      !(file.path ?? "").split(separator: "/").dropLast().contains { $0.hasSuffix(".lproj") }
    }
    let localized = BundleLanguages.files(type: type, in: folder, of: bundle).map { NSURL(fileURLWithPath: $0) }
    return found == nil && localized.isEmpty ? nil : others + localized
  }

  static func preferred(_ localizations: [String], for preferences: [String]) -> [String] {
    AppLanguages.chosen(
      from: localizations, for: preferences, developmentRegion: BundleLanguages.of(.main).developmentRegion)
  }

  /// Replaces the methods in the table of the class. If any of them does not occur exactly once, nothing is changed.
  ///
  /// - Source: class metadata of Swift's ABI, include/swift/ABI/Metadata.h of the compiler
  static func begin() -> Bool {
    let words = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
    // The size of the metadata, without the part before its address.
    let size = Int(words[4] & 0xffff_ffff) - Int(words[4] >> 32)
    guard size > 0, size < 100_000 else { return false }
    let table = UnsafeMutableBufferPointer(start: words, count: size / 8)
    var changes: [(place: Int, function: UInt)] = []
    for name in names {
      guard let original = originals[name], original != 0 else { return false }
      // The lookup finds this program's function first.
      let function = UInt(bitPattern: dlsym(nil, prefix + name))
      let places = table.indices.filter { table[$0] == original }
      guard places.count == 1, function != 0, function != original else { return false }
      changes.append((places[0], function))
    }
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let first = UInt(bitPattern: words) & ~(page - 1)
    let length = UInt(bitPattern: words + table.count) - first
    // The linker makes tables read-only once they are initialized.
    guard mprotect(UnsafeMutableRawPointer(bitPattern: first), Int(length), PROT_READ | PROT_WRITE) == 0 else {
      return false
    }
    for change in changes { table[change.place] = change.function }
    return true
  }
}

/// Makes the bundles of this program find localized resources. This is called once, before the first code of the
/// project runs.
///
/// - Returns: Whether this Foundation's bundles have the expected form. Otherwise they are not changed.
@_cdecl("viewcode_localize_bundles")
public func localizeBundles() -> Bool { AppBundles.begin() }

extension Bundle {
  @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
  public func appText(_ key: String, _ value: String?, _ table: String?) -> String {
    BundleTexts.text(forKey: key, value: value, table: table, in: self)
  }

  @_silgen_name("$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg")
  public func appInfo() -> [String: Any]? {
    let texts = BundleTexts.all(of: "InfoPlist", in: self)
    return texts.isEmpty ? nil : texts
  }

  @_silgen_name("$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF")
  public func appInfo(_ key: String) -> Any? {
    BundleTexts.all(of: "InfoPlist", in: self)[key] ?? infoDictionary?[key]
  }

  @_silgen_name("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg")
  public func appLanguages() -> [String] { BundleLanguages.of(self).preferred }

  @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ")
  public static func appLanguages(_ localizations: [String]) -> [String] {
    AppBundles.preferred(localizations, for: Locale.preferredLanguages)
  }

  @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ")
  public static func appLanguages(_ localizations: [String], _ preferences: [String]?) -> [String] {
    AppBundles.preferred(localizations, for: preferences ?? Locale.preferredLanguages)
  }

  @_silgen_name("$s10Foundation6BundleC4path11forResource6ofType11inDirectorySSSgAH_A2HtF")
  public func appPath(_ name: String?, _ type: String?, _ folder: String?) -> String? {
    AppBundles.file(self, name, type, folder)?.path
  }

  @_silgen_name("$s10Foundation6BundleC4path11forResource6ofTypeSSSgAG_AGtF")
  public func appPath(_ name: String?, _ type: String?) -> String? { AppBundles.file(self, name, type, nil)?.path }

  @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
  public func appURL(_ name: String?, _ type: String?, _ folder: String?) -> URL? {
    AppBundles.file(self, name, type, folder)
  }

  @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF")
  public func appURL(_ name: String?, _ type: String?) -> URL? { AppBundles.file(self, name, type, nil) }

  @_silgen_name("$s10Foundation6BundleC5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF")
  public func appPaths(_ type: String?, _ folder: String?) -> [String] {
    (AppBundles.files(self, type, folder) ?? []).compactMap(\.path)
  }

  @_silgen_name("$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF")
  public func appURLs(_ type: String?, _ folder: String?) -> [NSURL]? { AppBundles.files(self, type, folder) }
}
