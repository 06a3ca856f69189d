import Foundation
import Testing

@_spi(Host) @testable import FoundationSupplement

@Suite("The language of an app")
struct AppLanguagesTests {
  private func chosen(_ localizations: String, for preferences: String..., developmentRegion: String = "en") -> String {
    AppLanguages.chosen(
      from: localizations.split(separator: " ").map(String.init), for: preferences,
      developmentRegion: developmentRegion
    ).joined(separator: " ")
  }

  @Test("a language of the user's region goes before the language, and that before other regions")
  func closeness() {
    #expect(chosen("de en fr", for: "de-DE") == "de")
    #expect(chosen("en pt pt-BR pt-PT", for: "pt-BR") == "pt-BR pt")
    #expect(chosen("en pt pt-PT", for: "pt-BR") == "pt")
    #expect(chosen("en pt-BR", for: "pt-PT") == "pt-BR")
    #expect(chosen("en pt-BR", for: "pt") == "pt-BR")
    #expect(chosen("en en-GB", for: "en-AU") == "en-GB en")
    #expect(chosen("es es-419", for: "es-MX") == "es-419 es")
    #expect(chosen("en_GB fr", for: "en-US") == "en_GB")
  }

  @Test("a script is told by the region, and another one can't be read")
  func scripts() {
    #expect(chosen("en zh-Hans zh-Hant", for: "zh-TW") == "zh-Hant")
    #expect(chosen("en zh-Hans zh-Hant", for: "zh-Hant-HK") == "zh-Hant")
    #expect(chosen("en zh-CN zh-TW", for: "zh-Hans-CN") == "zh-CN")
    #expect(chosen("en zh-Hans", for: "zh-Hant-TW") == "en")
    #expect(chosen("en sr sr-Latn", for: "sr-Latn-RS") == "sr-Latn")
  }

  @Test("without the user's language it is the development region's, and without that the first one")
  func fallbacks() {
    #expect(chosen("de en fr", for: "ja-JP") == "en")
    #expect(chosen("de fr", for: "en-US", developmentRegion: "fr") == "fr")
    #expect(chosen("fr de", for: "en-US") == "de")
    #expect(chosen("pt-BR", for: "en-US") == "pt-BR")
    #expect(chosen("", for: "en-US") == "")
    #expect(chosen("de fr", for: "ja", "fr-CH", "de") == "fr")
  }

  @Test("older names of languages are known")
  func names() {
    #expect(chosen("English German", for: "de-AT") == "German")
    #expect(chosen("en no", for: "nb-NO") == "no")
    #expect(chosen("en he", for: "iw-IL") == "he")
    #expect(chosen("de de-CA", for: "de-u-ca-buddhist") == "de")
  }

  @Test("Base stands for the development region, and its folder is looked into last")
  func base() {
    func languages(_ names: [String], _ preference: String, region: String? = nil) -> BundleLanguages {
      BundleLanguages(
        names: names, info: region.map { ["CFBundleDevelopmentRegion": $0] } ?? [:], preferences: [preference])
    }
    let german = languages(["Base.lproj", "de.lproj", "en.lproj", "Info.plist"], "de-DE")
    #expect(german.preferred == ["de"])
    #expect(german.folders == ["de.lproj", "en.lproj", "Base.lproj"])
    let english = languages(["Base.lproj", "de.lproj"], "en-US")
    #expect(english.preferred == ["en"] && english.folders == ["Base.lproj"])
    let french = languages(["Base.lproj", "de.lproj"], "en-US", region: "fr")
    #expect(french.preferred == ["fr"] && french.folders == ["Base.lproj"])
    #expect(languages(["de.lproj"], "en-US", region: "$(DEVELOPMENT_LANGUAGE)").preferred == ["de"])
    #expect(languages([], "de-DE").preferred == ["en"] && languages([], "de-DE").folders.isEmpty)
  }
}
