import Foundation

/// A recognizer of the language of a text, by its script, its most common words and its letters.
///
/// Apple's recognizer has models of 60 languages. This recognizer supports 30 languages, and requires several words for
/// languages with a common script.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nllanguagerecognizer
open class NLLanguageRecognizer: NSObject {
  private var scores: [NLLanguage: Double] = [:]

  public override init() { super.init() }

  /// The probabilities of languages before text is processed.
  ///
  /// - Default: empty, for equal probabilities.
  open var languageHints: [NLLanguage: Double] = [:]

  /// The languages to consider.
  ///
  /// - Default: empty, for all languages.
  open var languageConstraints: [NLLanguage] = []

  /// Returns the most likely language of a text.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Processes more text.
  open func processString(_ string: String) {
    scores.merge(LanguageEvidence.scores(of: string)) { $0 + $1 }
  }

  /// Discards the processed text.
  open func reset() { scores = [:] }

  /// The most likely language; `nil` if it cannot be determined.
  open var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).keys.first }

  /// Returns the most likely languages with their probabilities, whose sum is 1.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    var weighed = scores
    if !languageConstraints.isEmpty { weighed = weighed.filter { languageConstraints.contains($0.key) } }
    if !languageHints.isEmpty { for key in weighed.keys { weighed[key]? *= languageHints[key] ?? 0.01 } }
    let total = weighed.values.reduce(0, +)
    guard total > 0 else { return [:] }
    // Languages with equal probabilities are sorted alphabetically, because dictionaries have no order.
    let best = weighed.filter { $0.value > 0 }
      .sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.prefix(max(0, maxHypotheses))
    return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / total) })
  }
}

/// A namespace for functions that determine the evidence for each language in a text.
enum LanguageEvidence {
  /// The most common words of languages with Latin script, from general knowledge of their grammars: articles,
  /// pronouns, prepositions and forms of "to be".
  private static let words: [NLLanguage: String] = [
    .english:
      "the of and to in is you that it he was for are with his they this have from not what were your hello how my",
    .german:
      "der die das und ist nicht ein eine ich du wir sie mit auf für den dem von zu im wie auch hallo sich war mein",
    .french:
      "le la les de des et est un une je vous nous il elle dans pour que qui pas avec sur bonjour ce tout au mon",
    .spanish: "el la los las de y es un una yo tú que en no con por para como está se hola del al su más pero",
    .italian: "il lo la gli di e è un una io che in non con per come sono si ciao del della più ma questo anche mio",
    .portuguese: "o a os as de e é um uma eu que em não com por para como está se olá do da mais mas isso você",
    .dutch: "de het een en is ik je wij zij van in op met niet dat die voor zijn hallo ook maar naar mijn er te",
    .swedish: "och är jag du vi det den en ett inte med för på som av till hej har att om min från så men",
    .danish: "og er jeg du vi det den en et ikke med for på som af til hej har at om min fra så men hvad",
    .norwegian: "og er jeg du vi det den en et ikke med for på som av til hei har å om min fra så men hva",
    .finnish: "ja on ei se minä sinä hän me että en olen kun niin mutta hei ole tämä mitä kuin joka minun",
    .polish: "i jest nie w na z to się że do jak ja ty on ona my co dla ale cześć po tak od mój przez",
    .czech: "a je ne v na z to se že do jak já ty on ona my co pro ale ahoj po tak od můj při jsem",
    .hungarian: "a az és nem is egy hogy van én te ő mi de szia mit ez meg csak volt már vagy kell ha",
    .romanian: "și este nu în la de un o eu tu că pe cu pentru ce din mai dar salut sunt al ale care să",
    .turkish: "ve bir bu da de için ben sen o ne değil var çok ile merhaba gibi ama daha mi olarak nasıl",
    .indonesian: "dan yang di ini itu tidak saya kamu dengan untuk dari ke adalah ada apa halo akan bisa kami",
    .vietnamese: "và là của không có tôi bạn một trong cho với được này người xin chào những các để đã",
  ]

  /// The letters that only few languages use.
  private static let letters: [(NLLanguage, String)] = [
    (.german, "ß"), (.spanish, "ñ¿¡"), (.portuguese, "ãõ"), (.polish, "łąęśźż"), (.czech, "ěřů"), (.romanian, "țșă"),
    (.turkish, "ğış"), (.hungarian, "őű"), (.swedish, "ö"), (.vietnamese, "ơưđạếệ"), (.danish, "æø"),
    (.norwegian, "æø"), (.french, "çêœ"),
  ]

  static func scores(of string: String) -> [NLLanguage: Double] {
    var result: [NLLanguage: Double] = [:]
    var kinds: [NLLanguage: Double] = [:]
    for scalar in string.unicodeScalars {
      if let language = language(ofScript: scalar) { kinds[language, default: 0] += 1 }
    }
    // Japanese texts also contain Chinese characters.
    if kinds[.japanese] != nil, let han = kinds.removeValue(forKey: .simplifiedChinese) { kinds[.japanese]? += han }
    if let han = kinds[.simplifiedChinese], string.contains(where: { "們這個來時會國說學過還後體裡點開關長門見氣電話".contains($0) }) {
      kinds[.simplifiedChinese] = nil
      kinds[.traditionalChinese] = han
    }
    if let cyrillic = kinds[.russian] {
      if string.contains(where: { "іїєґІЇЄҐ".contains($0) }) { (kinds[.russian], kinds[.ukrainian]) = (nil, cyrillic) }
      let isBulgarian =
        !string.contains(where: { "ыэёЫЭЁ".contains($0) }) && string.contains(where: { "ъЪ".contains($0) })
      if isBulgarian, kinds[.russian] != nil { (kinds[.russian], kinds[.bulgarian]) = (nil, cyrillic) }
    }
    if let arabic = kinds[.arabic], string.contains(where: { "پچژگ".contains($0) }) {
      (kinds[.arabic], kinds[.persian]) = (nil, arabic)
    }
    for (language, count) in kinds { result[language] = count }
    let found = string.lowercased().split { !$0.isLetter }.map(String.init)
    for (language, list) in words {
      let known = Set(list.split(separator: " ").map(String.init))
      let count = found.count { known.contains($0) }
      if count > 0 { result[language, default: 0] += Double(count) * 4 }
    }
    for (language, list) in letters {
      let count = string.lowercased().count { list.contains($0) }
      if count > 0 { result[language, default: 0] += Double(count) }
    }
    return result
  }

  /// Returns the language, or the first one, of a script that only few languages use.
  private static func language(ofScript scalar: Unicode.Scalar) -> NLLanguage? {
    switch scalar.value {
    case 0x0370...0x03FF: .greek
    case 0x0400...0x04FF: .russian
    case 0x0590...0x05FF: .hebrew
    case 0x0600...0x06FF: .arabic
    case 0x0900...0x097F: .hindi
    case 0x0E00...0x0E7F: .thai
    case 0x3040...0x30FF: .japanese
    case 0x1100...0x11FF, 0xAC00...0xD7AF: .korean
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: .simplifiedChinese
    default: nil
    }
  }
}
