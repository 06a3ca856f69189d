/// The response to ``ListQuery``.
package struct ScreenCatalog: Codable, Sendable {
  package let screens: [ListedLiveScreen]
  /// The names of all devices.
  package let devices: [String]

  package init(screens: [ListedLiveScreen], devices: [String]) {
    self.screens = screens
    self.devices = devices
  }
}

/// The response to ``PerformQuery``.
package struct PerformedEvent: Codable, Sendable {
  /// The event in a form that another program can replay: a number of the outline is replaced by a text or an
  /// identifier.
  package let event: LiveEvent
  package let state: LiveState

  package init(event: LiveEvent, state: LiveState) {
    self.event = event
    self.state = state
  }
}

/// The response to ``ReplayQuery``.
package struct ReplayedEvents: Codable, Sendable {
  /// The number of performed events.
  package let count: Int
  /// The reason for which the next event failed, or nil if none did.
  package let failure: String?

  package init(count: Int, failure: String?) {
    self.count = count
    self.failure = failure
  }
}

/// The response to ``OutlineQuery``.
package struct LiveOutline: Codable, Sendable {
  package let text: String
  package let elements: [LiveElement]

  package init(text: String, elements: [LiveElement]) {
    self.text = text
    self.elements = elements
  }
}

/// The response to ``PictureQuery``.
package struct LivePicture: Codable, Sendable {
  /// The width, in pixels.
  package let width: Int
  package let height: Int
  /// The picture as a PNG file.
  package let file: Attachment

  package init(width: Int, height: Int, file: Attachment) {
    self.width = width
    self.height = height
    self.file = file
  }
}

/// The response to ``ChangesQuery``.
package struct PictureUpdate: Codable, Sendable {
  /// The changed parts. The array is empty if nothing changed.
  package let parts: [PicturePart]
  package let state: LiveState

  package init(parts: [PicturePart], state: LiveState) {
    self.parts = parts
    self.state = state
  }
}

/// A rectangle of the screen, in pixels.
package struct PicturePart: Codable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int
  /// The part as a PNG file.
  package let file: Attachment

  package init(x: Int, y: Int, width: Int, height: Int, file: Attachment) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.file = file
  }
}

/// The response to ``CompareQuery``.
package struct LiveDifference: Codable, Sendable {
  /// The differences as text, with one per line.
  package let text: String
  /// A PNG file of the screen with marked differences, or nil if the pictures are equal.
  package let picture: Attachment?

  package init(text: String, picture: Attachment?) {
    self.text = text
    self.picture = picture
  }
}

/// The response to ``StartFilmQuery``.
package struct FilmStarted: Codable, Sendable {
  package init() {}
}

/// The response to ``EndFilmQuery``.
package struct Film: Codable, Sendable {
  /// The film as an animated PNG file.
  package let file: Attachment

  package init(file: Attachment) {
    self.file = file
  }
}
