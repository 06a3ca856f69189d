import Synchronization
import Testing
import Typefaces

@Suite("Missing characters", .serialized)
struct MissingCharacterTests {
  private final class Heard: Sendable {
    let characters = Mutex<[MissingCharacter]>([])
  }

  @Test("a character that no font has is told of once for its neighborhood")
  func listener() throws {
    let heard = Heard()
    let before = FontCatalog.missingCharacterListener
    FontCatalog.missingCharacterListener = { character in heard.characters.withLock { $0.append(character) } }
    defer { FontCatalog.missingCharacterListener = before }
    let font = try FontCatalog.systemFont(size: 17)
    for scalar in ["\u{2FE0}", "\u{2FE1}", "\u{2FE0}"] as [Unicode.Scalar] {
      #expect(FontCatalog.fallback(for: scalar, near: font) == nil)
    }
    #expect(heard.characters.withLock { $0.filter { $0.scalar.value >> 8 == 0x2F }.count } == 1)
  }

  @Test("the message names the character, and the package that has it")
  func messages() {
    #expect(
      "\(MissingCharacter(scalar: "\u{AC00}"))"
        == "No font on this machine has U+AC00 HANGUL SYLLABLE GA: a box is shown. "
        + "Installing the package fonts-noto-cjk would help.")
    #expect("\(MissingCharacter(scalar: "\u{E01}"))".contains("U+0E01 THAI CHARACTER KO KAI"))
    #expect("\(MissingCharacter(scalar: "\u{E01}"))".contains("fonts-noto-core"))
    #expect("\(MissingCharacter(scalar: "\u{1F600}"))".contains("fonts-noto-color-emoji"))
    #expect("\(MissingCharacter(scalar: "\u{E000}"))" == "No font on this machine has U+E000: a box is shown.")
  }
}
