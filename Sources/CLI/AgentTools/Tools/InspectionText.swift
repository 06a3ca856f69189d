import PreviewProtocol

/// Formats an inspection as text.
package enum InspectionText {
  package static func text(of inspection: ViewInspection) -> String {
    var lines: [String] = []
    if let own = inspection.path.first {
      lines.append(
        "\(own.name == own.className ? own.className : "\(own.name): \(own.className)") \(frame(own.frame)) on the screen"
      )
    }
    lines.append("frame \(frame(inspection.frame)) in its superview, margins \(numbers(inspection.margins))")
    if let place = inspection.place { lines.append("created at \(place.path ?? place.file):\(place.line)") }
    lines += inspection.facts
    for (title, constraints) in [("horizontal", inspection.horizontal), ("vertical", inspection.vertical)] {
      if constraints.isEmpty { continue }
      lines.append("\(title):")
      lines += constraints.map { constraint in
        "  \(constraint.equation)" + (constraint.priority.map { " @\(number($0))" } ?? "") + " (\(constraint.origin))"
      }
    }
    if inspection.path.count > 1 {
      lines.append("in " + inspection.path.dropFirst().map { $0.name }.joined(separator: " < "))
    }
    return lines.joined(separator: "\n")
  }

  private static func frame(_ numbers: [Double]) -> String {
    guard numbers.count == 4 else { return "" }
    return "\(number(numbers[0])),\(number(numbers[1])) \(number(numbers[2]))x\(number(numbers[3]))"
  }

  private static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: ",") }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
