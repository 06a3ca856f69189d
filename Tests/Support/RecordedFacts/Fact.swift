/// A row of recorded figures.
public struct Fact: Sendable {
  /// The row's file and line, for messages.
  let place: String

  private let cells: [String: String]

  init(place: String, cells: [String: String]) {
    self.place = place
    self.cells = cells
  }

  /// What tests and figures call the row.
  public var id: String { self["id"] }

  /// Who recorded it: a public repository with its file, or a count of public files.
  public var source: String { self["source"] }

  /// The text of a cell.
  public subscript(column: String) -> String {
    guard let cell = cells[column] else { fatalError("Recorded figures: \(place) has no column '\(column)'.") }
    return cell
  }

  /// The number in a cell.
  public func number(_ column: String) -> Double {
    guard let number = Double(self[column]) else { fatalError("Recorded figures: \(place): \(column) is no number.") }
    return number
  }

  /// The number in a cell; nil where the cell is empty, because it was not recorded.
  public func recorded(_ column: String) -> Double? {
    self[column].isEmpty ? nil : number(column)
  }

  /// The numbers in a cell, with spaces between.
  public func numbers(_ column: String) -> [Double] {
    Self.numbers(self[column], in: "\(place): \(column)")
  }

  static func numbers(_ text: String, in place: String) -> [Double] {
    text.split(separator: " ").map { word in
      guard let number = Double(word) else { fatalError("Recorded figures: \(place) has '\(word)' for a number.") }
      return number
    }
  }
}
