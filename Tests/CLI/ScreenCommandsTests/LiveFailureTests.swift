import Testing

@testable import ScreenCommands

/// The messages are compared as a whole, because agents and people read them as a whole.
@Suite("Messages of live screens")
struct LiveFailureTests {
  private static let messages: [(failure: LiveFailure, text: String)] = [
    (.noSDK(19), "there is no SDK 19; the SDKs are 18, 26 and 27"),
    (.malformedSize(maxSide: 10_000), "a size consists of two numbers from 1 to 10000"),
    (.noApp, "this project has no app; name one of its previews"),
    (.hasScreen, "this program already shows a screen"),
    (.noScreen, "this program does not show a screen yet"),
    (.widths(max: 10_000), "the widths of a sweep are 1 to 10000 points"),
    (.scale(99, max: 4), "a picture has up to 4 pixels per point, not 99.0"),
    (.noFilm, "no film is being recorded"),
    (.noMarks, "the numbers can't be drawn"),
    (.noPicture, "the picture is not a PNG file"),
    (
      .otherScreen(pictureWidth: 9000, screenWidth: "393"),
      "the picture is 9000 pixels wide and the screen 393 points, so the picture shows another screen"
    ),
    (.tap(maxSeconds: 600), "the number of taps is 1 to 3, and a long press lasts up to 600 seconds"),
    (.swipe("upwards"), "a swipe goes up, down, left or right, not 'upwards'"),
    (.drag(-1, maxSeconds: 600), "a drag lasts 0 to 600 seconds, not -1.0"),
    (.deletions(0, max: 100_000), "the number of characters to delete is 1 to 100000, not 0"),
    (.time(-1, maxSeconds: 600), "the clock advances by 0 to 600 seconds at a time, not -1.0"),
    (.noModifier("fn"), "there is no modifier 'fn'; the modifiers are command, shift, alternate and control"),
    (.malformedPoint, "a point consists of two numbers, x and y, in points of the screen"),
    (.fingerIsDown(2), "finger 2 is already down"),
    (.fingerIsUp(2), "finger 2 is not down"),
    (.fingers(max: 10), "at most 10 fingers can be down at once"),
    (.malformedTarget, "a target is a number of the tree, a text, #identifier or x,y"),
    (.noElement(9, among: 5), "the tree has 5 elements, and none with the number 9. Read the tree again"),
    (.noElement(9, among: 1), "the tree has 1 element, and none with the number 9. Read the tree again"),
    (
      .gone(2, "button \"Send\" 1,2 3x4"),
      "element 2 (button \"Send\" 1,2 3x4) is no longer on the screen. Read the tree again"
    ),
    (.gone("UIButton #send"), "UIButton #send is no longer on the screen"),
    (.noView(at: "1.0,2.0"), "there is no view at 1.0,2.0"),
    (.noView(createdAt: "A.swift:3"), "no view on this screen was created at A.swift:3"),
    (
      .notView("#send"),
      "#send is an accessibility element without a view; choose the view that contains it"
    ),
    (
      .noElement("with the text \"Sent\"", near: []),
      "the screen has no element with the text \"Sent\". Read the tree again"
    ),
    (
      .noElement("with the text \"Sent\"", near: ["\"Send\""]),
      "the screen has no element with the text \"Sent\". Did you mean \"Send\"?"
    ),
    (
      .severalElements("with the text \"Send\"", ["2", "5"]),
      "the screen has 2 elements with the text \"Send\"; choose one by its number: 2, 5"
    ),
  ]

  @Test("name the object and the remedy", arguments: 0..<messages.count)
  func message(index: Int) {
    let (failure, text) = LiveFailureTests.messages[index]
    #expect(failure.description == text)
  }
}
