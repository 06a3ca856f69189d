import Testing

@testable import ScreenExploring

@Suite("Steps of scripts")
struct ScriptStepTests {
  @Test(
    "a line means a step, and the step the same line",
    arguments: [
      "tap Sign in", "tap #signIn", "tap 12,40.5", "doubleTap Next", "longPress 1,2", "type Hello\\n", "delete 3",
      "swipe up",
      "swipe left on Inbox", "swipe up on 10,20", "drag 1,2 to 3,4.5", "wait 0.5", "rotate landscape",
      "picture a b.png",
      "style dark", "textSize AX3", "window 320x480", "window full", "keyboard hardware", "background", "foreground",
      "memoryWarning", "quickly tap Next",
    ])
  func roundTrip(line: String) throws {
    #expect(try #require(ScriptStep(line)).text == line)
  }

  @Test(
    "what is no step is told with its line",
    arguments: [
      "", "tap", "drag 1,2", "wait x", "wait 4000", "rotate up", "textSize huge", "window 0x5", "window 1", "quickly",
      "jump",
      "keyboard", "style", "delete 0",
    ])
  func wrongSteps(line: String) {
    #expect(ScriptStep(line) == nil)
    if !line.isEmpty {
      #expect { try ScriptStep.steps(of: "tap A\n// a comment\n\(line)", file: "a.txt") } throws: {
        "\($0)".hasPrefix("a.txt:3: \"\(line)\"")
      }
    }
  }
}
