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
  /// Why content may still be missing: requests without a response, animations that run, work that waits for its time.
  /// Nil where nothing is pending.
  package var pending: [String]?
  /// The requests that the screen's code has begun, and that got no response. Nil where there is none.
  package var requests: [UnansweredRequest]?
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

  /// A screen without content: all of it, beside its bars, is of one color.
  package static let oneColor = "nothing is on the screen: beside bars it is of one color"

  /// ``pending`` as the end of a sentence; nil where nothing is pending.
  package var pendingInWords: String? {
    guard let pending, !pending.isEmpty else { return nil }
    let more = pending.count - ScreenResult.mostInWords
    return pending.prefix(ScreenResult.mostInWords).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
  }

  /// Why content may be missing in its pictures, in words; nil where nothing tells of that.
  package var remark: String? {
    let parts = [isDrawn ? nil : reason, pendingInWords.map { "pending: \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// More causes than these tell nobody more.
  private static let mostInWords = 4

  private enum CodingKeys: String, CodingKey {
    case isDrawn = "drawn"
    case isBlank = "blank"
    case reason, controller, pending, requests, pictures
  }
}
