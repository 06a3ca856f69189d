import Foundation

/// A measure or default of a control, bar or cell.
public struct ControlFact: Sendable {
  public let id: String
  public let control: String
  public let metric: String
  public let values: [CGFloat]

  public var value: CGFloat { values[0] }

  /// The two values as a size.
  public var size: CGSize { CGSize(width: values[0], height: values[1]) }

  private static let table = FactTable("control-metrics")

  public static subscript(id: String) -> ControlFact {
    let fact = table[id]
    return ControlFact(
      id: id, control: fact["control"], metric: fact["metric"], values: fact.numbers("value").map { CGFloat($0) })
  }
}
