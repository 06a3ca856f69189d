import CoreGraphics
import Foundation

/// A row of numbers, as filters take points, rectangles and coefficients.
///
/// - Source: developer.apple.com/documentation/coreimage/civector
public final class CIVector: NSObject, NSCopying, Sendable {
  private let values: [CGFloat]

  /// Makes a vector of numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
    super.init()
  }

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Makes a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }

  /// Makes a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  /// Makes a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// Makes a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }

  /// Makes a vector of a point's coordinates.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }

  /// Makes a vector of a rectangle's origin and size.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

  /// Makes a vector of a transform's six entries.
  public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

  /// Makes a vector of a text such as `[1 0.5 0]`.
  public convenience init(string representation: String) {
    self.init(
      representation.split { " []".contains($0) }.map { CGFloat(Double($0) ?? 0) })
  }

  /// The number at an index; 0 behind the last one.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// The first number, or 0.
  public var x: CGFloat { value(at: 0) }
  /// The second number, or 0.
  public var y: CGFloat { value(at: 1) }
  /// The third number, or 0.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number, or 0.
  public var w: CGFloat { value(at: 3) }

  /// The point whose coordinates are the first two numbers.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  /// The rectangle whose origin and size are the first four numbers.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// The transform whose entries are the first six numbers.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  /// The numbers as a text such as `[1 0.5 0]`.
  public var stringRepresentation: String {
    "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }

  public override var description: String { stringRepresentation }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

  public override var hash: Int { values.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
