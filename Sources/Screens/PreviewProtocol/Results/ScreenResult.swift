/// The result of displaying a screen.
package struct ScreenResult: Codable, Equatable, Sendable {
  /// Whether the screen was drawn.
  package var isDrawn: Bool
  /// The reason for which it was not drawn.
  package var reason: String?
  /// Whether the entire screen has one color.
  package var isBlank: Bool?
  /// The class of the controller on the screen: the innermost one that fills it.
  package var controller: String?
  /// The reasons for which content may be missing: requests without a response, running animations, pending work. Nil
  /// if nothing is pending.
  package var pending: [String]?
  /// The requests of the screen's code without a response, or nil if there are none.
  package var requests: [UnansweredRequest]?
  /// The paths of its pictures.
  package var pictures: [String]

  package init(isDrawn: Bool, reason: String? = nil, controller: String? = nil, pictures: [String] = []) {
    self.isDrawn = isDrawn
    self.reason = reason
    self.controller = controller
    self.pictures = pictures
  }

  /// Returns the result of a screen that could not be displayed.
  package static func notDrawn(_ reason: String) -> ScreenResult { ScreenResult(isDrawn: false, reason: reason) }

  /// The text for a screen without content, which has one color except for its bars.
  package static let oneColor = "the screen is blank, with a single color apart from bars"

  /// ``pending`` as the end of a sentence, or nil if nothing is pending.
  package var pendingInWords: String? {
    guard let pending, !pending.isEmpty else { return nil }
    let more = pending.count - ScreenResult.mostInWords
    return pending.prefix(ScreenResult.mostInWords).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
  }

  /// A description of missing content in the pictures, or nil if there is no indication of it.
  package var remark: String? {
    let parts = [isDrawn ? nil : reason, pendingInWords.map { "pending: \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The maximum number of reasons in the text.
  private static let mostInWords = 4

  private enum CodingKeys: String, CodingKey {
    case isDrawn = "drawn"
    case isBlank = "blank"
    case reason, controller, pending, requests, pictures
  }
}
