import CoreGraphics
import Testing

struct CGRectTests {
  @Test("a rotated rectangle is enclosed")
  func applyingRotation() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(rect, CGRect(x: -20, y: 0, width: 20, height: 10), 1e-12))
  }

  @Test("a mirrored rectangle keeps positive sides")
  func applyingMirror() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 2))
    #expect(rect == CGRect(x: -4, y: 4, width: 3, height: 8))
  }

  @Test("null and infinite rectangles stay what they are")
  func applyingToSpecialRectangles() {
    let transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
  }

  @Test("sizes are transformed as vectors")
  func sizes() {
    let transform = CGAffineTransform(2, 0, 0, -1, 100, 100)
    #expect(CGSize(width: 3, height: 4).applying(transform) == CGSize(width: 6, height: -4))
  }

  @Test("points, sizes, rectangles and vectors print as numbers in parentheses")
  func printing() {
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\(CGSize(width: 1, height: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(CGVector(dx: 1, dy: -1))" == "(1.0, -1.0)")
  }

  @Test("equalTo agrees with ==")
  func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    #expect(CGRect(x: 2, y: 0, width: -2, height: 1).equalTo(CGRect(x: 0, y: 0, width: 2, height: 1)))
  }

  @Test("vectors code as two numbers")
  func vectorCoding() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 1.5, dy: 2))
    #expect(String(decoding: data, as: UTF8.self) == "[1.5,2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1.5, dy: 2))
  }
}
