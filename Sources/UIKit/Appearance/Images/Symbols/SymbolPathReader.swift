import CoreGraphics
import Foundation

/// Reads the shapes of our own table. Parts are separated by `;`. A part begins with its ink and level: `s` is stroked, `f`
/// filled, `b` both; `-` behind it cuts it out where there is one colour, `!` in any; a digit is the level. Then come commands with absolute coordinates: `M`
/// and `L` x y, `Q` and `C` with control points first, `Z`, `O` a circle of centre and radius, `R` a rectangle with x, y,
/// width, height, corner radius, `A` an arc of centre, radius, start and end in degrees, clockwise.
enum SymbolPathReader {
  static func shape(_ text: String, box: CGSize?) -> SymbolShape {
    SymbolShape(text.split(separator: ";").map { part(String($0)) }, box: box)
  }

  private static func part(_ text: String) -> SymbolPart {
    let words = text.split(separator: " ").map(String.init)
    let head = words.first ?? ""
    let path = CGMutablePath()
    var numbers: [CGFloat] = []
    var command = ""
    for word in words.dropFirst() {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        add(command, numbers, to: path)
        command = word
        numbers = []
      }
    }
    add(command, numbers, to: path)
    return SymbolPart(
      ink: head.hasPrefix("s") ? .stroke : head.hasPrefix("b") ? .fillAndStroke : .fill, path: path,
      level: head.compactMap(\.wholeNumberValue).first ?? 0, cutsOut: head.contains("-"), isGap: head.contains("!"))
  }

  private static func add(_ command: String, _ numbers: [CGFloat], to path: CGMutablePath) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    switch (command, numbers.count) {
    case ("", _): break
    case ("M", 2): path.move(to: point(0))
    case ("L", _): for index in 0..<numbers.count / 2 { path.addLine(to: point(index)) }
    case ("Q", 4): path.addQuadCurve(to: point(1), control: point(0))
    case ("C", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
    case ("Z", 0): path.closeSubpath()
    case ("O", 3):
      let radius = numbers[2]
      path.addEllipse(
        in: CGRect(x: numbers[0] - radius, y: numbers[1] - radius, width: 2 * radius, height: 2 * radius))
    case ("R", 5):
      path.addRoundedRect(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), cornerWidth: numbers[4],
        cornerHeight: numbers[4])
    case ("A", 5):
      path.addArc(
        center: point(0), radius: numbers[2], startAngle: numbers[3] * .pi / 180, endAngle: numbers[4] * .pi / 180,
        clockwise: numbers[4] < numbers[3])
    default: fatalError("A symbol's path has \"\(command)\" with \(numbers.count) numbers")
    }
  }
}
