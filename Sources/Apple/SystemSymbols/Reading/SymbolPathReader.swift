import CoreGraphics
import Foundation

/// A reader of the paths in the tables. Commands are letters followed by numbers, as in SVG. Uppercase letters have
/// absolute coordinates, and lowercase letters (only `m l h v c s q`) are relative to the current point.
///
/// | command | numbers | meaning |
/// | --- | --- | --- |
/// | `M` | x y … | begins a subpath; further points are lines |
/// | `L` `H` `V` | x y … / x / y | lines |
/// | `C` `S` `Q` | as in SVG | curves |
/// | `Z` | | closes |
/// | `O` | x y r | a circle |
/// | `E` | x y rx ry | an ellipse |
/// | `R` | x y w h r | a rectangle with rounded corners |
/// | `A` | x y r from to | an arc of a circle, degrees clockwise from 3 o'clock; a subpath of its own |
/// | `a` | x y r from to | the same after a line from the current point |
/// | `P` | r x y … | a closed polygon with rounded corners; `/n` behind a corner is its own radius |
/// | `W` | r x y … | the same, open |
/// | `N` | n x y r1 r2 round turn | a regular polygon of n corners, or for r2 above 0 a star of n points; turn in degrees |
/// | `G` | degrees x y | turns all of the path so far around a point |
/// | `D` | x y | moves all of it |
/// | `K` | sx sy | scales all of it around the origin |
struct SymbolPathReader {
  private let text: [UInt8]
  private var index = 0
  private var path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var lastControl: CGPoint?

  static func path(_ text: Substring) -> CGPath {
    var reader = SymbolPathReader(text: Array(text.utf8))
    return reader.read()
  }

  /// Returns the numbers of a text that contains nothing else.
  static func numbers(_ text: Substring) -> [CGFloat] {
    var reader = SymbolPathReader(text: Array(text.utf8))
    let numbers = reader.numbers()
    reader.skipBlanks()
    if reader.index < reader.text.count { reader.fail("something else than numbers") }
    return numbers
  }

  /// Returns the circle of a path that contains nothing else, or nil.
  static func disc(_ text: Substring) -> (center: CGPoint, radius: CGFloat)? {
    var reader = SymbolPathReader(text: Array(text.utf8))
    guard reader.nextCommand() == "O" else { return nil }
    let numbers = reader.numbers()
    guard numbers.count == 3, reader.nextCommand() == nil else { return nil }
    return (CGPoint(x: numbers[0], y: numbers[1]), numbers[2])
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func read() -> CGPath {
    while let command = nextCommand() { run(command) }
    return path
  }

  private mutating func run(_ command: Character) {
    switch command {
    case "P", "W": polygon(isClosed: command == "P")
    case "Z":
      path.closeSubpath()
      current = start
      lastControl = nil
    default: shape(command, numbers())
    }
  }

  private mutating func shape(_ command: Character, _ n: [CGFloat]) {
    var control: CGPoint?
    switch (command, n.count) {
    case ("M", 2...), ("m", 2...), ("L", 2...), ("l", 2...):
      for (position, point) in pairs(n, command).enumerated() {
        if position == 0, command == "M" || command == "m" { move(to: point) } else { line(to: point) }
      }
    case ("H", 1): line(to: CGPoint(x: n[0], y: current.y))
    case ("h", 1): line(to: CGPoint(x: current.x + n[0], y: current.y))
    case ("V", 1): line(to: CGPoint(x: current.x, y: n[0]))
    case ("v", 1): line(to: CGPoint(x: current.x, y: current.y + n[0]))
    case ("C", 6...), ("c", 6...), ("S", 4...), ("s", 4...), ("Q", 4...), ("q", 4...):
      control = curves(command, n)
    case ("O", 3): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case ("E", 4): path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
    case ("R", 5):
      path.addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
    case ("A", 5), ("a", 5): arc(n, isJoined: command == "a")
    case ("N", 7): regular(n)
    case ("G", 3):
      transform(
        CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(
          CGAffineTransform(rotationAngle: n[0] * .pi / 180)
        )
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2])))
    case ("D", 2): transform(CGAffineTransform(translationX: n[0], y: n[1]))
    case ("K", 2): transform(CGAffineTransform(scaleX: n[0], y: n[1]))
    default: fail("\"\(command)\" with \(n.count) numbers")
    }
    lastControl = control
  }

  // MARK: - Lines and curves

  private mutating func move(to point: CGPoint) {
    path.move(to: point)
    (current, start) = (point, point)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }

  /// Returns the points. Each pair of a lowercase command is relative to the point before it.
  private func pairs(_ n: [CGFloat], _ command: Character) -> [CGPoint] {
    guard n.count % 2 == 0 else { fail("\"\(command)\" with \(n.count) numbers") }
    var from = command.isLowercase ? current : .zero
    return stride(from: 0, to: n.count, by: 2).map { index in
      let point = CGPoint(x: from.x + n[index], y: from.y + n[index + 1])
      if command.isLowercase { from = point }
      return point
    }
  }

  /// Adds curves. Returns the last control point for a following `S`.
  private mutating func curves(_ command: Character, _ n: [CGFloat]) -> CGPoint? {
    let count = command == "C" || command == "c" ? 6 : 4
    guard n.count % count == 0 else { fail("\"\(command)\" with \(n.count) numbers") }
    var control = lastControl
    for first in stride(from: 0, to: n.count, by: count) {
      let from = command.isLowercase ? current : .zero
      let p = stride(from: first, to: first + count, by: 2).map { CGPoint(x: from.x + n[$0], y: from.y + n[$0 + 1]) }
      switch command {
      case "C", "c":
        path.addCurve(to: p[2], control1: p[0], control2: p[1])
        (control, current) = (p[1], p[2])
      case "S", "s":
        let mirrored = control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
        path.addCurve(to: p[1], control1: mirrored, control2: p[0])
        (control, current) = (p[0], p[1])
      default:
        path.addQuadCurve(to: p[1], control: p[0])
        (control, current) = (p[0], p[1])
      }
    }
    return control
  }

  private mutating func arc(_ n: [CGFloat], isJoined: Bool) {
    func point(_ degrees: CGFloat) -> CGPoint {
      CGPoint(x: n[0] + n[2] * cos(degrees * .pi / 180), y: n[1] + n[2] * sin(degrees * .pi / 180))
    }
    if !isJoined { move(to: point(n[3])) }
    path.addArc(
      center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3] * .pi / 180, endAngle: n[4] * .pi / 180,
      clockwise: n[4] < n[3])
    current = point(n[4])
  }

  // MARK: - Polygons

  private struct Corner {
    var point: CGPoint
    var radius: CGFloat
  }

  private mutating func polygon(isClosed: Bool) {
    guard let radius = number() else { fail("a polygon without a radius") }
    var corners: [Corner] = []
    while let x = number() {
      guard let y = number() else { fail("half a point") }
      var corner = Corner(point: CGPoint(x: x, y: y), radius: radius)
      skipBlanks()
      if index < text.count, text[index] == UInt8(ascii: "/") {
        index += 1
        corner.radius = number() ?? radius
      }
      corners.append(corner)
    }
    add(corners, isClosed: isClosed)
  }

  private mutating func regular(_ n: [CGFloat]) {
    let count = Int(n[0]) * (n[4] > 0 ? 2 : 1)
    let corners = (0..<count).map { index in
      let angle = (CGFloat(index) / CGFloat(count) * 360 - 90 + n[6]) * .pi / 180
      let radius = n[4] > 0 && index % 2 == 1 ? n[4] : n[3]
      return Corner(point: CGPoint(x: n[1] + radius * cos(angle), y: n[2] + radius * sin(angle)), radius: n[5])
    }
    add(corners, isClosed: true)
  }

  private mutating func add(_ corners: [Corner], isClosed: Bool) {
    guard corners.count > 1, let first = corners.first, let last = corners.last else {
      fail("a polygon without corners")
    }
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    move(to: isClosed ? middle(last.point, first.point) : first.point)
    let turning = isClosed ? corners[...] : corners[1..<corners.count - 1]
    for index in turning.indices {
      let corner = corners[index]
      let next = corners[(index + 1) % corners.count].point
      let previous = corners[(index + corners.count - 1) % corners.count].point
      let radius = min(corner.radius, roomFor(previous, corner.point, next))
      if radius > 0.01 {
        path.addArc(tangent1End: corner.point, tangent2End: next, radius: radius)
      } else {
        path.addLine(to: corner.point)
      }
    }
    if isClosed {
      path.closeSubpath()
      current = start
    } else {
      path.addLine(to: last.point)
      current = last.point
    }
  }

  /// Returns the largest radius for which the corner takes at most half of the shorter side.
  private func roomFor(_ previous: CGPoint, _ corner: CGPoint, _ next: CGPoint) -> CGFloat {
    let (ax, ay) = (previous.x - corner.x, previous.y - corner.y)
    let (bx, by) = (next.x - corner.x, next.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    guard a > 0, b > 0 else { return 0 }
    let angle = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1))
    return tan(angle / 2) * min(a, b) / 2 * 0.999
  }

  // MARK: - Transforming

  private mutating func transform(_ transform: CGAffineTransform) {
    let result = CGMutablePath()
    result.addPath(path, transform: transform)
    path = result
    current = current.applying(transform)
    start = start.applying(transform)
  }

  // MARK: - Words

  private mutating func skipBlanks() {
    while index < text.count, text[index] <= 32 || text[index] == UInt8(ascii: ",") { index += 1 }
  }

  private mutating func nextCommand() -> Character? {
    skipBlanks()
    guard index < text.count else { return nil }
    let command = Character(Unicode.Scalar(text[index]))
    guard command.isLetter else { fail("\"\(command)\" in the place of a command") }
    index += 1
    return command
  }

  private mutating func numbers() -> [CGFloat] {
    var numbers: [CGFloat] = []
    while let number = number() { numbers.append(number) }
    return numbers
  }

  private mutating func number() -> CGFloat? {
    skipBlanks()
    let first = index
    if index < text.count, text[index] == UInt8(ascii: "-") { index += 1 }
    while index < text.count, isDigit(text[index]) || text[index] == UInt8(ascii: ".") { index += 1 }
    guard index > first else { return nil }
    return Double(String(decoding: text[first..<index], as: UTF8.self)).map { CGFloat($0) }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func fail(_ what: String) -> Never {
    fatalError("A symbol's path has \(what): \(String(decoding: text, as: UTF8.self))")
  }
}
