import PreviewProtocol
import Testing

@testable import AgentTools

@Suite("Devices and settings in words")
struct ScreenChoiceWordsTests {
  @Test("each word changes what it names, and the rest stays")
  func words() {
    var choice = ScreenChoice(preview: "A")
    choice.take("iPhone SE, dark, text AX3, rtl, de_DE, 375x98.5")
    #expect(choice.device == "iPhone SE" && choice.isDark && choice.textSize == "AX3" && choice.isRightToLeft)
    #expect(choice.locale == "de_DE" && choice.size == [375, 98.5] && choice.preview == "A")
    choice.take("light, L")
    #expect(choice.device == "iPhone SE" && !choice.isDark && choice.textSize == "L" && choice.isRightToLeft)
    choice.take("landscape, ltr")
    #expect(choice.device == "iPhone SE landscape" && !choice.isRightToLeft)
    choice.take("portrait")
    #expect(choice.device == "iPhone SE")
  }

  @Test("the SDK is chosen by the name of its system")
  func sdks() {
    var choice = ScreenChoice(preview: nil)
    choice.take("iPhone SE, iOS 26")
    #expect(choice.sdk == 26 && choice.device == "iPhone SE")
    #expect(choice.text.hasSuffix("iOS 26"))
    choice.take("ios 18")
    #expect(choice.sdk == 18 && choice.device == "iPhone SE")
  }
}
