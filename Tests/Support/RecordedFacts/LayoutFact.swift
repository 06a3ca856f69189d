import Foundation
import Testing

/// The input of a layout, and the resulting frames and sizes.
public struct LayoutFact: CustomTestStringConvertible, Sendable {
  /// The numbers by name.
  public struct Figures: Sendable {
    private let place: String
    private let cells: [String: String]

    init(_ text: String, in place: String) {
      self.place = place
      var cells: [String: String] = [:]
      for part in text.split(separator: "; ") {
        let sides = part.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, cells.updateValue(String(sides[1]), forKey: String(sides[0])) == nil else {
          fatalError("Recorded figures: \(place) has '\(part)' for a name and its figures.")
        }
      }
      self.cells = cells
    }

    public func text(_ name: String) -> String {
      guard let cell = cells[name] else { fatalError("Recorded figures: \(place) has no '\(name)'.") }
      return cell
    }

    public func numbers(_ name: String) -> [CGFloat] {
      Fact.numbers(text(name), in: "\(place): \(name)").map { CGFloat($0) }
    }

    public func number(_ name: String) -> CGFloat { numbers(name)[0] }

    public func size(_ name: String) -> CGSize {
      let numbers = numbers(name)
      return CGSize(width: numbers[0], height: numbers[1])
    }

    public func rect(_ name: String) -> CGRect {
      let numbers = numbers(name)
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  public let id: String
  /// The kind of layout.
  public let area: String
  public let given: Figures
  public let expected: Figures

  public var testDescription: String { "\(id): \(area)" }

  init(_ fact: Fact) {
    id = fact.id
    area = fact["area"]
    given = Figures(fact["given"], in: "\(fact.place): given")
    expected = Figures(fact["expected"], in: "\(fact.place): expected")
  }

  private static let table = FactTable("layout-frames")

  public static let all = table.rows.map { LayoutFact($0) }

  public static subscript(id: String) -> LayoutFact { LayoutFact(table[id]) }

  /// Returns the facts of an area.
  public static func all(in area: String) -> [LayoutFact] {
    let facts = all.filter { $0.area == area }
    if facts.isEmpty { fatalError("Recorded figures: no layout in the area '\(area)'.") }
    return facts
  }
}
