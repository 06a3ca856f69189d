import Foundation

/// The detection of postal addresses in texts: a number, a street, a city, a state and a ZIP code as in the United
/// States, or a street, a number, a postal code of four or five digits and a city as in Germany, Austria and
/// Switzerland.
struct DetectedAddress {
  let range: NSRange
  let parts: [NSTextCheckingKey: String]

  private static let states =
    "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]"

  private static let streetKinds =
    "Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Square|Sq|Way|Loop|Parkway|Pkwy"
    + "|Highway|Hwy|Terrace|Circle|Broadway|Plaza"

  private static let patterns: [NSRegularExpression] = {
    let between = #"(?:,\s*|\s*\n\s*|\s+)"#
    let american =
      #"(?<street>\d{1,6}[A-Z]?\s+(?:[A-Z0-9][\w.'-]*\s+){0,4}(?:"# + streetKinds
      + #")\b\.?(?:,?\s+(?:Apt|Suite|Ste|Unit|#)\.?\s*[\w-]+)?)"# + between
      + #"(?<city>[A-Z][a-zA-Z.'-]*(?: [A-Z][a-zA-Z.'-]*){0,3}),?\s+(?<state>"# + states
      + #")\b(?:\s+(?<zip>\d{5}(?:-\d{4})?))?(?:,?\s+(?<country>USA|United States))?"#
    let german =
      #"(?<street>[A-ZÄÖÜ][\wäöüß.-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm)\s+\d{1,4}\s?[a-z]?)"#
      + between + #"(?:(?:D|A|CH)-)?(?<zip>\d{4,5})\s+(?<city>[A-ZÄÖÜ][\wäöüß-]+(?:\s(?:am|an der|im)\s[A-ZÄÖÜ]\w+)?)"#
      + #"(?:,\s+(?<country>Deutschland|Germany|Österreich|Austria|Schweiz|Switzerland))?"#
    return [american, german].map { pattern in
      guard let expression = try? NSRegularExpression(pattern: #"(?<![\w.-])"# + pattern) else {
        fatalError("NSDataDetector: its pattern '\(pattern)' is invalid")
      }
      return expression
    }
  }()

  static func find(in text: String, _ range: NSRange) -> [DetectedAddress] {
    let keys: [(String, NSTextCheckingKey)] = [
      ("street", .street), ("city", .city), ("state", .state), ("zip", .zip), ("country", .country),
    ]
    return patterns.enumerated().flatMap { index, pattern in
      pattern.matches(in: text, range: range).map { match in
        var parts: [NSTextCheckingKey: String] = [:]
        // The second form has no state, and requesting a group that isn't in the pattern stops the program.
        for (name, key) in keys where index == 0 || name != "state" {
          if let place = Range(match.range(withName: name), in: text) { parts[key] = String(text[place]) }
        }
        return DetectedAddress(range: match.range, parts: parts)
      }
    }
  }
}
