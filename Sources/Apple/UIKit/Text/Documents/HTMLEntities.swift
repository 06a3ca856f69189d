/// The decoding of character references: `&amp;`, `&#8211;`, `&#x2013;`.
enum HTMLEntities {
  /// Returns the text with all character references decoded. Unknown names don't change.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      let name = after.prefix(32).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      let end = name.endIndex
      let hasSemicolon = end < after.endIndex && after[end] == ";"
      if let character = character(String(name)), hasSemicolon || name.hasPrefix("#") || isOld(String(name)) {
        result += character
        rest = after[(hasSemicolon ? after.index(after: end) : end)...]
      } else {
        result += "&"
        rest = after
      }
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map { String($0) } }
    if let found = named[name] { return found }
    return latin[name]
  }

  /// Returns whether a name needs no semicolon.
  private static func isOld(_ name: String) -> Bool {
    ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg"].contains(name)
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
    "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "hellip": "…", "bull": "•", "dagger": "†", "Dagger": "‡",
    "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←",
    "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥",
    "asymp": "≈", "sum": "∑", "radic": "√", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ",
    "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "hearts": "♥", "star": "☆",
    "check": "✓", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "pi": "π", "mu": "μ", "omega": "ω",
    "Omega": "Ω",
  ]

  /// The characters of Latin-1 from U+00A0 on.
  private static let latin: [String: String] = {
    let names = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot \
      cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml \
      Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
      agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute \
      ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """.split(separator: " ")
    var result: [String: String] = [:]
    for (index, name) in names.enumerated() {
      result[String(name)] = Unicode.Scalar(0xA0 + UInt32(index)).map { String($0) }
    }
    return result
  }()
}
