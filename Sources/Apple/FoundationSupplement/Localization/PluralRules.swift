/// The plural rules of languages.
///
/// - Source: unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
enum PluralRules {
  enum Category: String {
    case zero, one, two, few, many, other
  }

  /// - Parameter language: The name of a folder: `de`, `pt-PT`, `zh_TW`.
  static func category(of number: PluralNumber, in language: String) -> Category {
    let tag = LanguageTag(language)
    return rule(tag.language, tag.region)(number)
  }

  private typealias Rule = @Sendable (PluralNumber) -> Category

  // The families are in the order of their forms. The letters are those of the standard: n is the number, i its integer
  // digits, f the fraction digits and v their number. Since f has no trailing zeros, it is the same as t.
  // swift-format-ignore
  private static func rule(_ language: String, _ region: String?) -> Rule {
    switch language {
    // One and other
    case "am", "as", "bn", "doi", "fa", "gu", "hi", "kn", "kok", "pcm", "zu":
      { $0.i == 0 || $0.n == 1 ? .one : .other }
    case "ff", "hy", "kab": { $0.i <= 1 ? .one : .other }
    case "ast", "de", "en", "et", "fi", "fy", "gl", "ia", "ie", "io", "lij", "nl", "sc", "sv", "sw", "ur", "yi":
      { $0.n == 1 ? .one : .other }
    case "si": { $0.n == 0 || $0.n == 1 || $0.i == 0 && $0.f == 1 ? .one : .other }
    case "ak", "bho", "csw", "guw", "ln", "mg", "nso", "pa", "ti", "wa": { ($0.n ?? 2) <= 1 ? .one : .other }
    case "tzm": { number in
      number.n.map { $0 <= 1 || (11...99).contains($0) } == true ? .one : .other
    }
    case "af", "an", "asa", "az", "bal", "bem", "bez", "bg", "brx", "ce", "cgg", "chr", "ckb", "dv", "ee", "el", "eo",
      "eu", "fo", "fur", "gsw", "ha", "haw", "hu", "jgo", "jmc", "ka", "kaj", "kcg", "kk", "kkj", "kl", "ks", "ksb",
      "ku", "ky", "lb", "lg", "mas", "mgo", "ml", "mn", "mr", "nah", "nb", "nd", "ne", "nn", "nnh", "nr", "ny", "nyn",
      "om", "or", "os", "pap", "ps", "rm", "rof", "rwk", "saq", "sd", "sdh", "seh", "sn", "so", "sq", "ss", "ssy",
      "st", "syr", "ta", "te", "teo", "tig", "tk", "tn", "tr", "ts", "ug", "uz", "ve", "vo", "vun", "wae", "xh", "xog":
      { $0.n == 1 ? .one : .other }
    case "da": { $0.n == 1 || $0.f != 0 && $0.i <= 1 ? .one : .other }
    case "is": { number in
      let digits = number.v == 0 ? number.i : number.f
      return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
    }
    case "mk": { number in
      endsInOne(number.v == 0 ? number.i : number.f) || number.v != 0 && endsInOne(number.f) ? .one : .other
    }
    case "fil", "ceb": { number in
      let digits = number.v == 0 ? number.i : number.f
      return number.v == 0 && (1...3).contains(number.i) || ![4, 6, 9].contains(digits % 10) ? .one : .other
    }
    // Zero, one and other
    case "lv", "prg": { number in
      if let n = number.n {
        if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
        return endsInOne(n) ? .one : .other
      }
      if number.v == 2 {
        if (11...19).contains(number.f % 100) { return .zero }
        return endsInOne(number.f) ? .one : .other
      }
      return number.f % 10 == 1 ? .one : .other
    }
    case "lag": { $0.isZero ? .zero : $0.i <= 1 ? .one : .other }
    case "blo", "cv", "ksh": { $0.n == 0 ? .zero : $0.n == 1 ? .one : .other }
    // One, two and other
    case "he": { $0.n == 1 || $0.i == 0 && $0.v != 0 ? .one : $0.n == 2 ? .two : .other }
    case "iu", "naq", "sat", "se", "sma", "smi", "smj", "smn", "sms": { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }
    // One, few and other
    case "shi": { number in
      number.i == 0 || number.n == 1 ? .one : number.n.map { (2...10).contains($0) } == true ? .few : .other
    }
    case "ro": { number in
      guard let n = number.n else { return .few }
      return n == 1 ? .one : n == 0 || (1...19).contains(n % 100) ? .few : .other
    }
    case "bs", "hr", "sh", "sr": { number in
      let digits = number.v == 0 ? number.i : number.f
      return endsInOne(digits) ? .one : endsInFew(digits) ? .few : .other
    }
    // One, many and other
    case "fr": { $0.i <= 1 ? .one : isMillions($0) ? .many : .other }
    case "pt" where region != "PT": { $0.i <= 1 ? .one : isMillions($0) ? .many : .other }
    case "ca", "it", "lld", "pt", "scn", "vec": { $0.n == 1 ? .one : isMillions($0) ? .many : .other }
    case "es": { $0.n == 1 ? .one : isMillions($0) ? .many : .other }
    // One, two, few and other
    case "gd": { number in
      switch number.n {
      case 1, 11: .one
      case 2, 12: .two
      case .some(3...10), .some(13...19): .few
      default: .other
      }
    }
    case "sl": { number in
      guard let n = number.n else { return .few }
      return hundred(n)
    }
    case "dsb", "hsb": { hundred($0.v == 0 ? $0.i : $0.f) }
    // One, few, many and other
    case "cs", "sk": { number in
      guard let n = number.n else { return .many }
      return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    }
    case "pl": { number in
      guard let n = number.n else { return .other }
      return n == 1 ? .one : endsInFew(n) ? .few : .many
    }
    case "be", "ru", "uk": { number in
      guard let n = number.n else { return .other }
      return endsInOne(n) ? .one : endsInFew(n) ? .few : .many
    }
    case "lt": { number in
      guard let n = number.n else { return .many }
      if (11...19).contains(n % 100) || n % 10 == 0 { return .other }
      return n % 10 == 1 ? .one : .few
    }
    // More
    case "br": { number in
      guard let n = number.n else { return .other }
      let isOdd = [1, 7, 9].contains(n % 100 / 10)
      switch n % 10 {
      case 1 where !isOdd: return .one
      case 2 where !isOdd: return .two
      case 3 where !isOdd, 4 where !isOdd, 9 where !isOdd: return .few
      default: return n != 0 && n % 1_000_000 == 0 ? .many : .other
      }
    }
    case "mt": { number in
      guard let n = number.n else { return .other }
      if n == 1 { return .one }
      if n == 2 { return .two }
      if n == 0 || (3...10).contains(n % 100) { return .few }
      return (11...19).contains(n % 100) ? .many : .other
    }
    case "ga": { number in
      switch number.n {
      case 1: .one
      case 2: .two
      case .some(3...6): .few
      case .some(7...10): .many
      default: .other
      }
    }
    case "gv": { number in
      guard let n = number.n else { return .many }
      if n % 10 == 1 { return .one }
      if n % 10 == 2 { return .two }
      return n % 20 == 0 ? .few : .other
    }
    case "kw": cornish
    case "ar", "ars": { number in
      guard let n = number.n else { return .other }
      if n <= 2 { return [.zero, .one, .two][Int(n)] }
      return (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
    }
    case "cy": { number in
      switch number.n {
      case 0: .zero
      case 1: .one
      case 2: .two
      case 3: .few
      case 6: .many
      default: .other
      }
    }
    // One form: Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian and others.
    default: { _ in .other }
    }
  }

  private static func endsInOne(_ n: UInt64) -> Bool { n % 10 == 1 && n % 100 != 11 }

  private static func endsInFew(_ n: UInt64) -> Bool { (2...4).contains(n % 10) && !(12...14).contains(n % 100) }

  private static func isMillions(_ number: PluralNumber) -> Bool {
    number.v == 0 && number.i != 0 && number.i % 1_000_000 == 0
  }

  private static func hundred(_ n: UInt64) -> Category {
    switch n % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  @Sendable
  private static func cornish(_ number: PluralNumber) -> Category {
    guard let n = number.n else { return .other }
    if n == 0 { return .zero }
    if n == 1 { return .one }
    let (hundred, tens) = (n % 100, n % 100_000)
    let isRoundThousand =
      n % 1000 == 0 && ((1000...20_000).contains(tens) || [40_000, 60_000, 80_000].contains(tens))
    if hundred % 20 == 2 || isRoundThousand || n % 1_000_000 == 100_000 { return .two }
    if hundred % 20 == 3 { return .few }
    return hundred % 20 == 1 ? .many : .other
  }
}
