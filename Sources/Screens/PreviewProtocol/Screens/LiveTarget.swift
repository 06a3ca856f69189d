import Foundation

/// The target of an interaction.
package struct LiveTarget: Codable, Hashable, Sendable {
  /// A number of the last outline.
  package var number: Int?
  /// The text or name of the view.
  package var text: String?
  /// The accessibility identifier of the view.
  package var identifier: String?
  /// A point of the screen.
  package var point: [Double]?
  /// The line that created the view. The target is the first view of that line on the screen.
  package var place: ViewInspection.Place?
  /// A view of ``ViewTree``: the index of its window, and the indices of subviews down to it.
  package var view: [Int]?

  package init(
    number: Int? = nil, text: String? = nil, identifier: String? = nil, point: [Double]? = nil,
    place: ViewInspection.Place? = nil, view: [Int]? = nil
  ) {
    self.number = number
    self.text = text
    self.identifier = identifier
    self.point = point
    self.place = place
    self.view = view
  }

  /// Parses typed text: `3` (a number of the outline), `#name` (an identifier), `120,300` (a point), or a text. `=3` is
  /// the text "3".
  package init(_ typed: String) {
    self.init()
    let numbers = typed.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    if let number = Int(typed), number > 0 {
      self.number = number
    } else if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite {
      point = [x, y]
    } else if typed.hasPrefix("#"), typed.count > 1 {
      identifier = String(typed.dropFirst())
    } else {
      text = typed.hasPrefix("=") && typed.count > 1 ? String(typed.dropFirst()) : typed
    }
  }

  package var description: String {
    if let number { return "\(number)" }
    if let text { return "\"\(text)\"" }
    if let identifier { return "#\(identifier)" }
    if let point { return point.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: ",") }
    if let place { return "\(place.file):\(place.line)" }
    if let view { return "the view " + view.map { "\($0)" }.joined(separator: ".") }
    return "nothing"
  }
}
