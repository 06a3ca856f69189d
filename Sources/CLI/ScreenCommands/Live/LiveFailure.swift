/// The reason for which a live screen can't fulfill a request, with advice. It is an answer, and does not end the
/// program.
struct LiveFailure: Error, CustomStringConvertible {
  let description: String

  private init(_ description: String) {
    self.description = description
  }
}

extension LiveFailure {
  // MARK: Screens

  static func noSDK(_ number: Int) -> LiveFailure {
    LiveFailure("there is no SDK \(number); the SDKs are 18, 26 and 27")
  }

  static func malformedSize(maxSide: Int) -> LiveFailure {
    LiveFailure("a size consists of two numbers from 1 to \(maxSide)")
  }

  static let noApp = LiveFailure("this project has no app; name one of its previews")

  static let hasScreen = LiveFailure("this program already shows a screen")

  static let noScreen = LiveFailure("this program does not show a screen yet")

  static func widths(max: Int) -> LiveFailure { LiveFailure("the widths of a sweep are 1 to \(max) points") }

  // MARK: Pictures

  static func scale(_ scale: Double, max: Int) -> LiveFailure {
    LiveFailure("a picture has up to \(max) pixels per point, not \(scale)")
  }

  static let noFilm = LiveFailure("no film is being recorded")

  static let noMarks = LiveFailure("the numbers can't be drawn")

  static let noPicture = LiveFailure("the picture is not a PNG file")

  static func otherScreen(pictureWidth: Int, screenWidth: String) -> LiveFailure {
    LiveFailure(
      "the picture is \(pictureWidth) pixels wide and the screen \(screenWidth) points, so the picture shows another screen"
    )
  }

  // MARK: Events

  static func tap(maxSeconds: Int) -> LiveFailure {
    LiveFailure("the number of taps is 1 to 3, and a long press lasts up to \(maxSeconds) seconds")
  }

  static func swipe(_ direction: String) -> LiveFailure {
    LiveFailure("a swipe goes up, down, left or right, not '\(direction)'")
  }

  static func drag(_ seconds: Double, maxSeconds: Int) -> LiveFailure {
    LiveFailure("a drag lasts 0 to \(maxSeconds) seconds, not \(seconds)")
  }

  static func deletions(_ count: Int, max: Int) -> LiveFailure {
    LiveFailure("the number of characters to delete is 1 to \(max), not \(count)")
  }

  static func time(_ seconds: Double, maxSeconds: Int) -> LiveFailure {
    LiveFailure("the clock advances by 0 to \(maxSeconds) seconds at a time, not \(seconds)")
  }

  static func noModifier(_ name: String) -> LiveFailure {
    LiveFailure("there is no modifier '\(name)'; the modifiers are command, shift, alternate and control")
  }

  static let malformedPoint = LiveFailure("a point consists of two numbers, x and y, in points of the screen")

  static func fingerIsDown(_ number: Int) -> LiveFailure { LiveFailure("finger \(number) is already down") }

  static func fingerIsUp(_ number: Int) -> LiveFailure { LiveFailure("finger \(number) is not down") }

  static func fingers(max: Int) -> LiveFailure { LiveFailure("at most \(max) fingers can be down at once") }

  // MARK: Targets

  static let malformedTarget = LiveFailure("a target is a number of the tree, a text, #identifier or x,y")

  static func noElement(_ number: Int, among count: Int) -> LiveFailure {
    LiveFailure(
      "the tree has \(count) element\(count == 1 ? "" : "s"), and none with the number \(number). Read the tree again")
  }

  static func gone(_ number: Int, _ line: String) -> LiveFailure {
    LiveFailure("element \(number) (\(line)) is no longer on the screen. Read the tree again")
  }

  static func gone(_ name: String) -> LiveFailure { LiveFailure("\(name) is no longer on the screen") }

  static func noView(at place: String) -> LiveFailure { LiveFailure("there is no view at \(place)") }

  static func noView(createdAt place: String) -> LiveFailure {
    LiveFailure("no view on this screen was created at \(place)")
  }

  static func notView(_ name: String) -> LiveFailure {
    LiveFailure("\(name) is an accessibility element without a view; choose the view that contains it")
  }

  /// - Parameters:
  ///   - description: The description of the elements, such as `with the text "Send"`.
  ///   - near: Similar elements of the screen.
  static func noElement(_ description: String, near: [String]) -> LiveFailure {
    LiveFailure(
      "the screen has no element \(description)"
        + (near.isEmpty ? ". Read the tree again" : ". Did you mean \(near.joined(separator: ", "))?"))
  }

  static func severalElements(_ description: String, _ numbers: [String]) -> LiveFailure {
    LiveFailure(
      "the screen has \(numbers.count) elements \(description); choose one by its number: \(numbers.joined(separator: ", "))"
    )
  }
}
