/// What came of showing one screen.
package struct ScreenResult: Codable, Equatable, Sendable {
  /// Whether there is something to look at.
  package var isDrawn: Bool
  /// Why not.
  package var reason: String?
  /// Whether all of it is of one color.
  package var isBlank: Bool?
  /// The class of the controller on the screen: the innermost one that fills it.
  package var controller: String?
  /// Where its pictures were written to.
  package var pictures: [String]

  package init(isDrawn: Bool, reason: String? = nil, controller: String? = nil, pictures: [String] = []) {
    self.isDrawn = isDrawn
    self.reason = reason
    self.controller = controller
    self.pictures = pictures
  }

  /// A screen that could not be shown.
  package static func notDrawn(_ reason: String) -> ScreenResult { ScreenResult(isDrawn: false, reason: reason) }

  private enum CodingKeys: String, CodingKey {
    case isDrawn = "drawn"
    case isBlank = "blank"
    case reason, controller, pictures
  }
}
