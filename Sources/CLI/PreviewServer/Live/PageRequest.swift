import PreviewProtocol

/// What a page asks of the server: a message of JSON each. Those of one screen name its tile.
struct PageRequest: Decodable {
  enum Operation: String, Decodable {
    /// Shows a screen in a tile, anew.
    case open
    case close
    /// Something that a person does with the screen.
    case event
    /// The picture that was sent last is on the page: the next may come.
    case shown
    /// Pixels a point that the page has room for.
    case scale
    case inspect
    case audit
    /// How fast time passes in all tiles: 0 for a halt.
    case speed
    /// One frame.
    case step
    case startFilm
    case endFilm
    /// Starts the program of a tile again, with what was done.
    case restart
    /// The same, without it.
    case reset
  }

  var op: Operation
  var tile: Int?
  var choice: ScreenChoice?
  var event: LiveEvent?
  var value: Double?
  var target: LiveTarget?
}
