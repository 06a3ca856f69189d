import NaturalLanguage
import Testing

@Suite("NaturalLanguage")
struct NaturalLanguageTests {
  @Test("texts are divided into words, sentences and paragraphs")
  func tokens() {
    let text = "It's fine. Is it?\nYes, 3.5!"
    func pieces(_ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    #expect(pieces(.word) == ["It's", "fine", "Is", "it", "Yes", "3.5"])
    #expect(pieces(.sentence) == ["It's fine. ", "Is it?\n", "Yes, 3.5!"])
    #expect(pieces(.paragraph) == ["It's fine. Is it?\n", "Yes, 3.5!"])
    #expect(pieces(.document) == [text])
  }

  @Test("numbers are told apart, and enumeration stops")
  func attributes() {
    let tokenizer = NLTokenizer(unit: .word)
    let text = "a 12 b"
    tokenizer.string = text
    var found: [Bool] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, attributes in
      found.append(attributes.contains(.numeric))
      return found.count < 2
    }
    #expect(found == [false, true])
  }

  @Test(
    "languages are recognized by their words, letters and scripts",
    arguments: [
      ("The quick brown fox is in the garden with his friends", "en"),
      ("Der Hund und die Katze sind nicht im Haus", "de"), ("Bonjour, je suis dans le jardin avec vous", "fr"),
      ("Hola, ¿cómo está el niño?", "es"), ("Ciao, come sono gli amici della casa?", "it"),
      ("Olá, isso não é para você", "pt"), ("Привет, как дела?", "ru"), ("Привіт, як твої справи?", "uk"),
      ("こんにちは世界", "ja"), ("안녕하세요", "ko"), ("你好世界", "zh-Hans"), ("你們這個國家", "zh-Hant"), ("שלום", "he"),
      ("สวัสดี", "th"),
    ])
  func languages(_ text: String, _ language: String) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue == language)
  }

  @Test("a recognizer keeps to its constraints and hints, and knows nothing of figures")
  func constraints() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("12345 !?")
    #expect(recognizer.dominantLanguage == nil)
    recognizer.processString("la casa es un")
    recognizer.languageConstraints = [.italian, .english]
    #expect(recognizer.dominantLanguage == .italian)
    let shares = recognizer.languageHypotheses(withMaximum: 5)
    #expect(abs(shares.values.reduce(0, +) - 1) < 0.001 && shares.count == 1)
    recognizer.reset()
    #expect(recognizer.languageHypotheses(withMaximum: 3).isEmpty)
  }

  @Test("tokens have their types, the text its language, and what no model tells is nil")
  func tags() {
    let text = "The end, and more."
    let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass])
    tagger.string = text
    let tags = tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType)
    #expect(tags.map { $0.0?.rawValue.first } == ["W", "W", "W", "P", "W", "W", "W", "W", "P"].map { Character($0) })
    #expect(tags.map { String(text[$0.1]) } == ["The", " ", "end", ",", " ", "and", " ", "more", "."])
    let words = tagger.tags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass,
      options: [.omitPunctuation, .omitWhitespace])
    #expect(words.count == 4 && words.allSatisfy { $0.0 == nil })
    #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .tokenType).0 == .word)
    #expect(tagger.dominantLanguage == .english)
  }
}
