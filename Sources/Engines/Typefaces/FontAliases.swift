/// Free families of the same widths for Apple's common ones, and what the style part of a PostScript name says.
enum FontAliases {
  struct Alias {
    /// Apple's family name.
    var family: String
    var substitutes: [String]
    /// PostScript names are this, a hyphen and the style, and the suffix.
    var prefix: String
    var suffix = ""
    var regularStyle = ""
    var italicStyle = "Italic"
    /// Vertical metrics that Apple's family has and the free one has not, as fractions of the em.
    var ascent: Double?
    var descent: Double?
    var leading: Double?
    /// How wide the stand-in's glyphs are drawn, so that texts come out about as long as in Apple's family.
    var stretch = 1.0
    /// Where weights differ in that: each with all four.
    var weights: [(upTo: FontWeight, ascent: Double, descent: Double, leading: Double, stretch: Double)] = []

    /// The alias with the metrics of one weight.
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

  /// - Parameter family: in lower case, without spaces and hyphens.
  static func alias(forFamily family: String) -> Alias? {
    switch family {
    case "helvetica":
      // Recorded line height of 17 points: 19.5498. Apple gives the face 15 percent more above than its tables say.
      Alias(
        family: "Helvetica", substitutes: ["Liberation Sans", "Arimo"], prefix: "Helvetica", italicStyle: "Oblique",
        ascent: 0.920008, descent: 0.22998, leading: 0)
    case "helveticaneue":
      // Vertical metrics and the mean width of letters in English text as the npm package @capsizecss/metrics publishes them
      // for each weight; the stand-in's mean width is Arial's, 0.4414 em.
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
    // Menlo was drawn on top of Bitstream Vera Sans Mono, as DejaVu's was.
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

  /// Families of every iPhone without a free one of their widths: text in them is legible, and comes out about as long. An
  /// app that asks for one by name counts on it.
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

  /// The spelling under which names are compared: `Helvetica Neue` and `HelveticaNeue` are one.
  static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
  }

  /// `TimesNewRomanPS-BoldItalicMT` taken apart: family, weight, italic.
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
