import UIKit

extension Path {
  /// A part of a path.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/path/element
  @frozen
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath.
    case closeSubpath
  }

  /// Calls a closure for each part of the path, in order.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/path/foreach(_:)
  public func forEach(_ body: (Element) -> Void) {
    cgPath.applyWithBlock { pointer in
      let (type, points) = (pointer.pointee.type, pointer.pointee.points)
      switch type {
      case .moveToPoint: body(.move(to: points[0]))
      case .addLineToPoint: body(.line(to: points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: body(.closeSubpath)
      @unknown default: break
      }
    }
  }
}

extension Path: CustomStringConvertible {
  /// The parts of the path as numbers and letters: `m` starts a subpath, `l` is a line, `q` and `c` are curves, and `h`
  /// closes a subpath.
  public var description: String {
    func word(_ number: CGFloat) -> String {
      let isWhole = number == number.rounded() && abs(number) < 1e15
      return isWhole ? String(Int(number)) : String(Double(number))
    }
    func text(_ points: CGPoint...) -> String {
      points.map { word($0.x) + " " + word($0.y) }.joined(separator: " ")
    }
    var parts: [String] = []
    forEach { element in
      switch element {
      case .move(let end): parts.append(text(end) + " m")
      case .line(let end): parts.append(text(end) + " l")
      case .quadCurve(let end, let control): parts.append(text(control, end) + " q")
      case .curve(let end, let control1, let control2): parts.append(text(control1, control2, end) + " c")
      case .closeSubpath: parts.append("h")
      }
    }
    return parts.joined(separator: " ")
  }

  /// Creates a path from a description; `nil` for text that is none.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/path/init(_:)
  public init?(_ string: String) {
    var path = Path()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
        continue
      }
      guard path.add(word, numbers) else { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }

  /// Adds a part of a description. Returns whether it is one.
  private mutating func add(_ letter: Substring, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    guard letter == "m" || letter == "re" || !isEmpty else { return false }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): closeSubpath()
    case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    return true
  }
}
