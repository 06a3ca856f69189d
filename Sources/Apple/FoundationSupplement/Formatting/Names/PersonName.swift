import Foundation

/// The formatting and parsing of personal names.
enum PersonName {
  /// - Parameter components: The components. A nickname isn't combined with other components.
  static func string(
    _ components: PersonNameComponents, style: PersonNameComponents.FormatStyle.Style, locale: Locale
  ) -> String {
    let given = part(components.givenName)
    let family = part(components.familyName)
    let isIdeographic = [given, family].compactMap { $0 }.contains(where: isIdeographic)
    switch style {
    case .short: return part(components.nickname) ?? given ?? family ?? ""
    case .medium: return ordered(given, nil, family, isIdeographic, locale)
    case .long:
      let middle = part(components.middleName)
      let name = ordered(given, middle, family, isIdeographic, locale)
      return joined([part(components.namePrefix), name, part(components.nameSuffix)], " ")
    case .abbreviated:
      if isIdeographic { return family ?? given ?? "" }
      return ordered(given.map(initial), nil, family.map(initial), true, locale, familyFirst: isFamilyFirst(locale))
    }
  }

  private static func ordered(
    _ given: String?, _ middle: String?, _ family: String?, _ isDense: Bool, _ locale: Locale, familyFirst: Bool? = nil
  ) -> String {
    let familyFirst = familyFirst ?? (isDense || isFamilyFirst(locale))
    return joined(familyFirst ? [family, given, middle] : [given, middle, family], isDense ? "" : " ")
  }

  private static func joined(_ parts: [String?], _ separator: String) -> String {
    parts.compactMap { part($0) }.joined(separator: separator)
  }

  private static func part(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

  private static func initial(_ text: String) -> String { text.prefix(1).uppercased() }

  /// Returns whether the family name comes first, for languages in Latin script.
  private static func isFamilyFirst(_ locale: Locale) -> Bool { locale.language.languageCode == .hungarian }

  /// Returns whether a name is in Chinese, Japanese or Korean script, in which the family name comes first without a
  /// separator.
  private static func isIdeographic(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0x2_0000...0x3_134f: true
      default: false
      }
    }
  }

  // MARK: - Reading

  /// - Returns: The components; `nil` for text without words.
  static func components(of text: String, locale: Locale) -> PersonNameComponents? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var result = PersonNameComponents()
    if words.count == 1 || (words.count == 2 && isIdeographic(text)), isIdeographic(text) {
      let (family, given) = words.count == 2 ? (words[0], words[1]) : split(words[0])
      result.familyName = family
      result.givenName = given.isEmpty ? nil : given
      return result
    }
    var prefixes: [String] = []
    while words.count > 1, prefixWords.contains(bare(words[0])) { prefixes.append(words.removeFirst()) }
    var suffixes: [String] = []
    while words.count > 1, suffixWords.contains(bare(words[words.count - 1])) {
      suffixes.insert(words.removeLast(), at: 0)
    }
    if !prefixes.isEmpty { result.namePrefix = prefixes.joined(separator: " ") }
    if !suffixes.isEmpty { result.nameSuffix = suffixes.joined(separator: " ") }
    // In "Berg, Anna", but not the comma before a suffix.
    let comma = words.firstIndex { $0.hasSuffix(",") }
    words = words.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ",")) }
    if let comma, comma < words.count - 1 {
      result.familyName = words[...comma].joined(separator: " ")
      place(Array(words[(comma + 1)...]), in: &result)
      return result
    }
    guard words.count > 1 else {
      result.givenName = words[0]
      return result
    }
    if isFamilyFirst(locale) {
      result.familyName = words.removeFirst()
    } else {
      // Particles such as "van" and "de" are part of the family name.
      var start = words.count - 1
      while start > 1, particles.contains(words[start - 1]) { start -= 1 }
      result.familyName = words[start...].joined(separator: " ")
      words.removeSubrange(start...)
    }
    place(words, in: &result)
    return result
  }

  private static func place(_ words: [String], in result: inout PersonNameComponents) {
    result.givenName = words.first
    if words.count > 1 { result.middleName = words.dropFirst().joined(separator: " ") }
  }

  /// Returns the family name and the given name. For four characters, the family name has two, which is usual in
  /// Japanese; otherwise one.
  private static func split(_ name: String) -> (family: String, given: String) {
    let count = name.count >= 4 ? 2 : 1
    return (String(name.prefix(count)), String(name.dropFirst(count)))
  }

  private static func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }

  private static let prefixWords: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "professor", "sir", "dame", "lord", "lady", "rev", "hon", "herr",
    "frau", "mme", "mlle", "señor", "señora", "sr", "sra", "srta",
  ]
  private static let suffixWords: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "mba", "dds",
  ]
  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "la", "le", "du", "zu", "bin", "ibn", "al",
  ]
}
