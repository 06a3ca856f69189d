/// A row of recorded figures.
public struct Fact: Sendable {
  /// The file and line of the row, for messages.
  let place: String

  private let cells: [String: String]

  init(place: String, cells: [String: String]) {
    self.place = place
    self.cells = cells
  }

  /// The identifier of the row in tests and figures.
  public var id: String { self["id"] }

  /// The source of the recording: a public repository with its file, or a number of public files.
  public var source: String { self["source"] }

  /// The text of a cell.
  public subscript(column: String) -> String {
    guard let cell = cells[column] else { fatalError("Recorded figures: \(place) has no column '\(column)'.") }
    return cell
  }

  /// Returns the number in a cell.
  public func number(_ column: String) -> Double {
    guard let number = Double(self[column]) else { fatalError("Recorded figures: \(place): \(column) is no number.") }
    return number
  }

  /// Returns the number in a cell, or nil if the cell is empty because it was not recorded.
  public func recorded(_ column: String) -> Double? {
    self[column].isEmpty ? nil : number(column)
  }

  /// Returns the numbers in a cell, which are separated by spaces.
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
