/// What the program answers: a line of JSON, behind which `payload` bytes follow, those of its pictures one after the other.
package struct LiveResponse: Codable, Sendable {
  package var id: Int
  /// Why what was asked could not be done, and what to do about it.
  package var failure: String?
  package var screens: [ListedLiveScreen]?
  /// The devices that a screen can be one of.
  package var devices: [String]?
  package var state: LiveState?
  /// The event as it can be played again: what was a number is a text or an identifier.
  package var event: LiveEvent?
  /// How many events were played.
  package var played: Int?
  package var text: String?
  package var elements: [LiveElement]?
  package var findings: [Finding]?
  package var inspection: ViewInspection?
  package var pictures: [PicturePart]?
  /// How many bytes follow the line.
  package var payload = 0

  package init(id: Int) {
    self.id = id
  }

  /// A rectangle of the screen as a file of PNG, in pixels.
  package struct PicturePart: Codable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// How many bytes its file has.
    package var count: Int

    package init(x: Int, y: Int, width: Int, height: Int, count: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.count = count
    }
  }
}
