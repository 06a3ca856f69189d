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

  @Test(
    "a line that is not a step is explained in a sentence with a suggestion",
    arguments: [
      ("tpa Sign in", "there is no step 'tpa'; did you mean tap, type?"),
      ("rotate up", "rotate takes landscape or portrait, such as: rotate landscape"),
      ("drag 1,2", "drag takes two points, such as: drag 180,60 to 180,700"),
      ("quickly rotate up", "rotate takes landscape or portrait, such as: rotate landscape"),
      ("wait 4000", "wait takes a number of seconds from 0 to 3600, such as: wait 0.5"),
    ])
  func problems(line: String, text: String) {
    #expect(ScriptStep.problem(of: line) == text)
  }

  @Test("an unknown step that is like no other is answered with all of them")
  func unknown() {
    let text = ScriptStep.problem(of: "xyzzy")
    #expect(text.hasPrefix("there is no step 'xyzzy'; the steps are tap, doubleTap,") && text.hasSuffix(", quickly"))
  }
}
