/// What a program that shows a live screen is asked: a line of JSON each.
package struct LiveRequest: Codable, Sendable {
  package enum Body: Codable, Sendable {
    /// All that can be shown.
    case list
    /// Shows something. A program is asked once.
    case show(ScreenChoice)
    case perform(LiveEvent)
    /// Plays recorded events, up to the first that can't be played.
    case replay([LiveEvent])
    /// The outline, as text and as entries. `isFull` for every view with its frame.
    case outline(isFull: Bool)
    /// The whole picture as PNG, pixels per point given; with the outline's numbers drawn on it where they are wanted.
    case picture(scale: Double, hasMarks: Bool)
    /// What of the picture differs from the one that was given last, as PNGs.
    case changes(scale: Double)
    case audit
    /// The tree as JSON and the picture, to compare with later.
    case capture
    /// What differs from an earlier capture, in words, and as a picture.
    case compare(LiveCapture)
    /// What is known of a view: the frontmost at a point, or that of a number.
    case inspect(LiveTarget)
    /// Takes a picture with each frame that passes from now on.
    case startFilm(scale: Double)
    /// Ends that, and gives the film as APNG.
    case endFilm
  }

  package var id: Int
  package var body: Body

  package init(id: Int, body: Body) {
    self.id = id
    self.body = body
  }
}
