/// The free substitutes of Apple's common families with the same widths, and the parsing of PostScript names.
enum FontAliases {
  struct Alias {
    /// The name of Apple's family.
    var family: String
    var substitutes: [String]
    /// The prefix of PostScript names. A hyphen with the style and the suffix follow it.
    var prefix: String
    var suffix = ""
    var regularStyle = ""
    var italicStyle = "Italic"
    /// The vertical metrics of Apple's family that differ from the free one, as fractions of the em.
    var ascent: Double?
    var descent: Double?
    var leading: Double?
    /// The horizontal scale of the substitute's glyphs, which makes texts about as long as in Apple's family.
    var stretch = 1.0
    /// The metrics of each weight, if they differ.
    var weights: [(upTo: FontWeight, ascent: Double, descent: Double, leading: Double, stretch: Double)] = []

    /// Returns the alias with the metrics of one weight.
    func inWeight(_ weight: FontWeight) -> Alias {
      guard let metrics = weights.first(where: { weight <= $0.upTo }) else { return self }
      var alias = self
      alias.ascent = metrics.ascent
      alias.descent = metrics.descent
      alias.leading = metrics.leading
      alias.stretch = metrics.stretch
      return alias
    }

    func postScriptName(isBold: Bool, isItalic: Bool) -> String {
      let style = (isBold ? "Bold" : "") + (isItalic ? italicStyle : "")
      let named = style.isEmpty ? regularStyle : style
      return prefix + (named.isEmpty ? "" : "-" + named) + suffix
    }
  }

  /// Returns the alias of a family.
  ///
  /// - Parameter family: The name in lowercase, without spaces and hyphens.
  static func alias(forFamily family: String) -> Alias? {
    switch family {
    case "helvetica":
      // The recorded line height of 17 points is 19.5498. Apple adds 15 percent to the ascent in the face's tables.
      Alias(
        family: "Helvetica", substitutes: ["Liberation Sans", "Arimo"], prefix: "Helvetica", italicStyle: "Oblique",
        ascent: 0.920008, descent: 0.22998, leading: 0)
    case "helveticaneue":
      // The vertical metrics and the mean width of letters in English text are from the npm package
      // @capsizecss/metrics, for each weight. The mean width of the substitute is that of Arial, 0.4414 em.
      Alias(
        family: "Helvetica Neue", substitutes: ["Liberation Sans", "Arimo"], prefix: "HelveticaNeue",
        weights: [
          (.light, 0.967, 0.213, 0.029, 0.433 / 0.4414), (.regular, 0.952, 0.213, 0.028, 0.450 / 0.4414),
          (.medium, 0.975, 0.217, 0.029, 0.465 / 0.4414), (.black, 0.975, 0.217, 0.029, 1),
        ])
    case "arial", "arialmt":
      Alias(family: "Arial", substitutes: ["Liberation Sans", "Arimo"], prefix: "Arial", suffix: "MT")
    case "arialnarrow":
      Alias(family: "Arial Narrow", substitutes: ["Liberation Sans Narrow"], prefix: "ArialNarrow")
    case "times":
      Alias(family: "Times", substitutes: ["Liberation Serif", "Tinos"], prefix: "Times", regularStyle: "Roman")
    case "timesnewroman", "timesnewromanps", "timesnewromanpsmt":
      Alias(
        family: "Times New Roman", substitutes: ["Liberation Serif", "Tinos"], prefix: "TimesNewRomanPS", suffix: "MT")
    case "courier":
      Alias(family: "Courier", substitutes: ["Liberation Mono", "Cousine"], prefix: "Courier", italicStyle: "Oblique")
    case "couriernew", "couriernewps", "couriernewpsmt":
      Alias(family: "Courier New", substitutes: ["Liberation Mono", "Cousine"], prefix: "CourierNewPS", suffix: "MT")
    // Menlo and DejaVu are both based on Bitstream Vera Sans Mono.
    case "menlo":
      Alias(family: "Menlo", substitutes: ["DejaVu Sans Mono"], prefix: "Menlo", regularStyle: "Regular")
    case "georgia":
      Alias(family: "Georgia", substitutes: ["Gelasio"] + serif, prefix: "Georgia")
    default:
      others.first { folded($0.family) == family || folded($0.prefix) == family }.map {
        Alias(family: $0.family, substitutes: $0.substitutes, prefix: $0.prefix)
      }
    }
  }

  private static let sans = ["Liberation Sans", "Arimo", "DejaVu Sans"]
  private static let serif = ["Liberation Serif", "Tinos", "DejaVu Serif"]

  /// The families of every iPhone without a free family of the same widths. Their text is legible and about as long.
  /// Apps that request them by name expect them to exist.
  private static let others: [(family: String, prefix: String, substitutes: [String])] = [
    ("American Typewriter", "AmericanTypewriter", serif), ("Arial Rounded MT Bold", "ArialRoundedMTBold", sans),
    ("Avenir", "Avenir", sans), ("Avenir Next", "AvenirNext", sans),
    ("Avenir Next Condensed", "AvenirNextCondensed", ["Liberation Sans Narrow"] + sans),
    ("Baskerville", "Baskerville", serif), ("Bodoni 72", "BodoniSvtyTwoITCTT", serif),
    ("Bradley Hand", "BradleyHandITCTT", sans), ("Chalkboard SE", "ChalkboardSE", sans),
    ("Chalkduster", "Chalkduster", sans), ("Charter", "Charter", serif), ("Cochin", "Cochin", serif),
    ("Copperplate", "Copperplate", serif), ("Didot", "Didot", serif),
    ("DIN Alternate", "DINAlternate", ["Liberation Sans Narrow"] + sans),
    ("DIN Condensed", "DINCondensed", ["Liberation Sans Narrow"] + sans), ("Futura", "Futura", sans),
    ("Gill Sans", "GillSans", sans), ("Hoefler Text", "HoeflerText", serif), ("Marker Felt", "MarkerFelt", sans),
    ("Noteworthy", "Noteworthy", sans), ("Optima", "Optima", sans), ("Palatino", "Palatino", serif),
    ("Papyrus", "Papyrus", serif), ("Rockwell", "Rockwell", serif), ("Snell Roundhand", "SnellRoundhand", serif),
    ("Trebuchet MS", "TrebuchetMS", sans), ("Verdana", "Verdana", ["DejaVu Sans"] + sans),
    ("Zapfino", "Zapfino", serif),
  ]

  /// Returns the name in the form for comparisons: `Helvetica Neue` and `HelveticaNeue` are equal.
  static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
  }

  /// Returns the parts of a PostScript name such as `TimesNewRomanPS-BoldItalicMT`: the family, the weight and the
  /// slant.
  static func parts(ofPostScriptName name: String) -> (family: String, weight: FontWeight, isItalic: Bool) {
    guard let hyphen = name.lastIndex(of: "-") else {
      return (folded(name), .regular, false)
    }
    let style = name[name.index(after: hyphen)...].lowercased()
    let weights: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    return (
      folded(String(name[..<hyphen])), weights.first { style.contains($0.0) }?.1 ?? .regular,
      style.contains("italic") || style.contains("oblique")
    )
  }
}
