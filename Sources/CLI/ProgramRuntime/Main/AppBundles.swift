import Foundation
@_spi(Host) import FoundationSupplement

// Bundles of a program find texts and files in the user's language. Foundation on Linux looks in `en.lproj` alone,
// whoever the user is.
//
// The functions have the names of Foundation's methods, and go before these where the linker looks symbols up. Calls of a
// class's methods go through the table in its metadata, which names Foundation's own: ViewCode's runtime has them replaced before
// the first code of the project runs. `docs/runtime.md` says what is relied upon.

private enum AppBundles {
  /// The methods below, as Foundation's library names them.
  static let names = [
    "15localizedString6forKey5value5tableS2S_SSSgAHtF", "23localizedInfoDictionarySDySSypGSgvg",
    "6object20forInfoDictionaryKeyypSgSS_tF", "22preferredLocalizationsSaySSGvg",
    "22preferredLocalizations4fromSaySSGAF_tFZ", "22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ",
    "4path11forResource6ofType11inDirectorySSSgAH_A2HtF", "4path11forResource6ofTypeSSSgAG_AGtF", url,
    "3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF",
    "5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF", urls,
  ]

  // Foundation's methods for paths call those for addresses.
  private static let url = "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF"
  private static let urls = "4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF"

  // A method is called as a closure is that has captured the object. Functions are cast inside of structures: by themselves, generic
  // code would take them for functions of another shape.
  private struct FileMethod { let call: (String?, String?, String?) -> URL? }
  private struct FilesMethod { let call: (String?, String?) -> [NSURL]? }

  private static let foundation = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD)
  private static let prefix = "$s10Foundation6BundleC"
  private static let originals = Dictionary(
    uniqueKeysWithValues: names.map { ($0, UInt(bitPattern: dlsym(foundation, prefix + $0))) })

  private static func original(_ name: String, _ bundle: Bundle) -> (UInt, Bundle) {
    guard let function = originals[name], function != 0 else { fatalError("this Foundation has no \(prefix + name)") }
    return (function, bundle)
  }

  /// A localized file, or what Foundation finds.
  static func file(_ bundle: Bundle, _ name: String?, _ type: String?, _ folder: String?) -> URL? {
    if let name, let path = BundleLanguages.file(name, type: type, in: folder, of: bundle) {
      return URL(fileURLWithPath: path)
    }
    return unsafeBitCast(original(url, bundle), to: FileMethod.self).call(name, type, folder)
  }

  /// The files that Foundation finds, with localized files in place of those from the one language that it knows.
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

  /// Replaces the methods in the table of the class. Each has to be found once, or nothing is changed.
  ///
  /// - Source: class metadata of Swift's ABI, include/swift/ABI/Metadata.h of the compiler
  static func begin() -> Bool {
    let words = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
    // The size of the metadata, and how much of it lies before its address.
    let size = Int(words[4] & 0xffff_ffff) - Int(words[4] >> 32)
    guard size > 0, size < 100_000 else { return false }
    let table = UnsafeMutableBufferPointer(start: words, count: size / 8)
    var changes: [(place: Int, function: UInt)] = []
    for name in names {
      guard let original = originals[name], original != 0 else { return false }
      // This program's comes first.
      let function = UInt(bitPattern: dlsym(nil, prefix + name))
      let places = table.indices.filter { table[$0] == original }
      guard places.count == 1, function != 0, function != original else { return false }
      changes.append((places[0], function))
    }
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let first = UInt(bitPattern: words) & ~(page - 1)
    let length = UInt(bitPattern: words + table.count) - first
    // The linker lets tables be read alone once they are filled in.
    guard mprotect(UnsafeMutableRawPointer(bitPattern: first), Int(length), PROT_READ | PROT_WRITE) == 0 else {
      return false
    }
    for change in changes { table[change.place] = change.function }
    return true
  }
}

/// Has the bundles of this program find what is localized. Called once, before the first code of the project runs.
///
/// - Returns: whether this Foundation's bundles are as they are expected to be; otherwise they stay as they are.
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
