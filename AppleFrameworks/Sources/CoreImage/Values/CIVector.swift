import CoreGraphics
import Foundation

/// A vector of numbers, which filters use for points, rectangles and coefficients.
///
/// - Source: developer.apple.com/documentation/coreimage/civector
public final class CIVector: NSObject, NSCopying, Sendable {
  private let values: [CGFloat]

  /// Creates a vector from numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
    super.init()
  }

  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Creates a vector with one number.
  public convenience init(x: CGFloat) { self.init([x]) }

  /// Creates a vector with two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  /// Creates a vector with three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// Creates a vector with four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }

  /// Creates a vector from a point's coordinates.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }

  /// Creates a vector from a rectangle's origin and size.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

  /// Creates a vector from a transform's six entries.
  public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

  /// Creates a vector from a string such as `[1 0.5 0]`.
  public convenience init(string representation: String) {
    self.init(
      representation.split { " []".contains($0) }.map { CGFloat(Double($0) ?? 0) })
  }

  /// Returns the number at an index; 0 if the index is out of range.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// The number of elements.
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

  /// The numbers as a string such as `[1 0.5 0]`.
  public var stringRepresentation: String {
    "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]"
  }

  public override var description: String { stringRepresentation }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

  public override var hash: Int { values.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
