import Synchronization
import Testing

@testable import Typefaces

@Suite("Missing characters")
struct MissingCharacterTests {
  private final class Heard: Sendable {
    let characters = Mutex<[MissingCharacter]>([])
  }

  @Test("a store reports a missing character once for its neighborhood of 256 characters")
  func listener() throws {
    // The store is separate, because screens of other suites use the shared one.
    let store = FontStore()
    let heard = Heard()
    store.missingCharacterListener.withLock {
      $0 = { character in heard.characters.withLock { $0.append(character) } }
    }
    let font = try FontCatalog.systemFont(size: 17)
    for scalar in ["\u{2FE0}", "\u{2FE1}", "\u{2FE0}", "\u{1FFFE}"] as [Unicode.Scalar] {
      #expect(store.fallback(for: scalar, near: font) == nil)
    }
    #expect(heard.characters.withLock { $0.map(\.scalar) } == ["\u{2FE0}", "\u{1FFFE}"])
  }

  @Test("the message names the character, and the package that has it")
  func messages() {
    #expect(
      "\(MissingCharacter(scalar: "\u{AC00}"))"
        == "No font on this machine has U+AC00 HANGUL SYLLABLE GA: showing a box instead. "
        + "Install the package fonts-noto-cjk.")
    #expect("\(MissingCharacter(scalar: "\u{E01}"))".contains("U+0E01 THAI CHARACTER KO KAI"))
    #expect("\(MissingCharacter(scalar: "\u{E01}"))".contains("fonts-noto-core"))
    #expect("\(MissingCharacter(scalar: "\u{1F600}"))".contains("fonts-noto-color-emoji"))
    #expect("\(MissingCharacter(scalar: "\u{E000}"))" == "No font on this machine has U+E000: showing a box instead.")
  }
}
