import CoreGraphics

/// A label or button of a table.
struct LabelRow {
  static let columns = ["id", "kind", "text", "family", "size", "weight", "scale"]

  /// The kind of view that measures the text.
  enum Kind {
    case label
    case systemButton
    case other(String)

    init(_ text: String) {
      // The text after the kind describes the recording: "label (height only)", "system button, title only".
      switch text.prefix(while: { $0 != "," && $0 != "(" }).split(separator: " ").joined(separator: " ") {
      case "label": self = .label
      case "button", "system button": self = .systemButton
      default: self = .other(text)
      }
    }
  }

  let id: String
  let kind: Kind
  let text: String
  let family: String
  let size: CGFloat
  let weight: String

  /// The possible scales, in pixels per point. There are several if the recording does not state its scale.
  let scales: [CGFloat]

  init(_ row: TableRow) throws(TableError) {
    id = row["id"]
    kind = Kind(row["kind"])
    text = row["text"]
    family = row["family"]
    weight = row["weight"]
    guard let size = Double(row["size"]), size > 0, size <= 2000 else {
      throw row.error(in: "size", expected: "a font size in points, above 0 and up to 2000")
    }
    self.size = size
    var scales: [CGFloat] = []
    for word in row["scale"].split(separator: " ") where word != "or" {
      guard let scale = Double(word), [1, 2, 3].contains(scale) else {
        throw row.error(in: "scale", expected: "1, 2 or 3, or several such as '2 or 3'")
      }
      scales.append(scale)
    }
    if scales.isEmpty { throw row.error(in: "scale", expected: "1, 2 or 3, or several such as '2 or 3'") }
    self.scales = scales
  }
}
