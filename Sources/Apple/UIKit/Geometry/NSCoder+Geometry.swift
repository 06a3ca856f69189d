import CoreGraphics
import Foundation

// The text forms of geometry: "{1, 2}" for a point or size, "{{1, 2}, {3, 4}}" for a rectangle, numbers as short as
// they can be. Text that is malformed reads as zero.

extension NSCoder {
  /// `{x, y}`.
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }

  /// `{width, height}`.
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }

  /// `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

  /// `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }

  /// `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(shortest).joined(separator: ", "))]"
  }

  /// `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

  /// The point of `{x, y}`; zero where the text is none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, nesting: 1, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The size of `{width, height}`; zero where the text is none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, nesting: 1, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle of `{{x, y}, {width, height}}`; zero where the text is none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, nesting: 2, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// The vector of `{dx, dy}`; zero where the text is none.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, nesting: 1, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The transform of `[a, b, c, d, tx, ty]`; the identity where the text is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, nesting: 1, count: 6, brackets: "[]")
      .map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }

  /// The insets of `{top, left, bottom, right}`; zero where the text is none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, nesting: 1, count: 4)
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The insets of `{top, leading, bottom, trailing}`; zero where the text is none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, nesting: 1, count: 4)
      .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }

  /// The offset of `{horizontal, vertical}`; zero where the text is none.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, nesting: 1, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  // MARK: - Text

  private class func braced(_ numbers: [CGFloat]) -> String { "{\(numbers.map(shortest).joined(separator: ", "))}" }

  /// A whole number without its ".0".
  private class func shortest(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The numbers between brackets of the given nesting; nil unless there are exactly `count` and the brackets match.
  private class func numbers(
    in string: String, nesting: Int, count: Int, brackets: String = "{}"
  ) -> [CGFloat]? {
    guard let opening = brackets.first, let closing = brackets.last else { return nil }
    var depth = 0
    var deepest = 0
    var inner = ""
    for character in string where !character.isWhitespace {
      if character == opening {
        depth += 1
        deepest = max(deepest, depth)
      } else if character == closing {
        depth -= 1
        if depth < 0 { return nil }
      } else if depth == 0 {
        return nil
      } else {
        inner.append(character)
      }
    }
    let numbers = inner.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard depth == 0, deepest == nesting, numbers.count == count, numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers.map { CGFloat($0) }
  }
}
