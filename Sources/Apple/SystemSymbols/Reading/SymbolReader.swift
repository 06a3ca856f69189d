import CoreGraphics
import Foundation

/// A reader of the tables' entries. An entry consists of statements separated by `;`, which are drawn in order.
///
/// A statement is a part, or an operation on another symbol:
///
/// | statement | meaning |
/// | --- | --- |
/// | `s M -36 0 L 36 0` | a part: ink and flags, then its path (`SymbolPathReader`) |
/// | `t Aa 0 0 60` | letters: the text, the center, and the height of capital letters |
/// | `use NAME x y scale turn` | another symbol, scaled and moved; strokes keep their width |
/// | `over NAME x y scale turn margin` | the same, with a cleared margin around it |
/// | `cut NAME x y scale turn` | cut out of the content under it if there is one color, otherwise drawn over it |
/// | `use1*80 NAME …` | with a level and a pen, as in parts |
///
/// The first letter of a part is its ink: `s` for stroked, `f` for filled, `b` for both, `t` for text. Flags follow it:
///
/// | flag | meaning |
/// | --- | --- |
/// | digit | the level of colors; 0 if it is omitted |
/// | `-` | cut out if there is one color |
/// | `!` | cut out in any number of colors |
/// | `*60` | a pen of 60 percent |
/// | `=6` | the pen is wider by 6 on both sides |
/// | `m` | sharp corners |
/// | `v2` | the second part of a variable symbol |
/// | `i` | italic letters |
/// | `\|` `_` | with its mirror image: left to right, top to bottom |
/// | `@8` | 8 copies around the origin |
/// | `~` | cut out in the filled variant |
/// | `^` | unchanged in the filled variant |
/// | `o` `x` | only in the outlined variant, only in the filled variant |
struct SymbolReader {
  private static let overMargin: CGFloat = 6.5

  let find: (Substring) -> SymbolShape?

  func nodes(_ text: Substring) -> [SymbolNode] {
    text.split(separator: ";").flatMap { statement($0.drop(while: \.isWhitespace)) }
  }

  private func statement(_ text: Substring) -> [SymbolNode] {
    let head = text.prefix { !$0.isWhitespace }
    let rest = text.dropFirst(head.count)
    guard !head.isEmpty else { return [] }
    let verb = head.prefix { $0.isLetter }
    if ["use", "over", "cut"].contains(verb) {
      return compose(verb, flags: head.dropFirst(verb.count), rest.drop(while: \.isWhitespace))
    }
    return [part(head, rest)]
  }

  // MARK: - Other symbols

  private func compose(_ verb: Substring, flags: Substring, _ rest: Substring) -> [SymbolNode] {
    let name = rest.prefix { !$0.isWhitespace }
    guard let shape = find(name) else {
      fatalError("A symbol is composed of \"\(name)\", which has no drawing")
    }
    let numbers = SymbolPathReader.numbers(rest.dropFirst(name.count))
    func number(_ index: Int, _ standard: CGFloat) -> CGFloat { numbers.count > index ? numbers[index] : standard }
    var model = SymbolPart(ink: .stroke, outline: .path(CGMutablePath()))
    var ignored = Flags()
    read(flags, into: &model, &ignored)
    let nodes = shape.applying(
      CGAffineTransform(scaleX: number(2, 1), y: number(2, 1))
        .concatenating(CGAffineTransform(rotationAngle: number(3, 0) * .pi / 180))
        .concatenating(CGAffineTransform(translationX: number(0, 0), y: number(1, 0)))
    ).nodes.map { $0.mapLevels { max($0, model.level) }.scalingPens(by: model.pen) }
    switch verb {
    case "cut": return [.knockout(nodes)]
    case "over":
      return nodes.flatMap { $0.clearing(margin: number(4, SymbolReader.overMargin)) } + [.group(nodes)]
    default: return [.group(nodes)]
    }
  }

  // MARK: - Parts

  private struct Flags {
    var isCut = false
    var isGap = false
    var isMirroredAcross = false
    var isMirroredDown = false
    var isItalic = false
    var copies = 1
  }

  private func part(_ head: Substring, _ rest: Substring) -> SymbolNode {
    var flags = Flags()
    var part = SymbolPart(ink: .stroke, outline: .path(CGMutablePath()))
    read(head.dropFirst(), into: &part, &flags)
    switch head.first {
    case "s": part.ink = .stroke
    case "f": part.ink = .fill
    case "b": part.ink = .solid
    case "t":
      part.ink = .fill
      part.outline = .text(text(rest, isItalic: flags.isItalic))
    default: fatalError("A symbol's part begins with \"\(head)\"")
    }
    if head.first == "b", let disc = SymbolPathReader.disc(rest) {
      part.outline = .dots(copies(of: disc.center, flags), radius: disc.radius)
    } else if head.first != "t" {
      part.outline = .path(copies(of: SymbolPathReader.path(rest), flags))
    }
    return flags.isGap ? .gap(part) : flags.isCut ? .knockout([.part(part)]) : .part(part)
  }

  private func read(_ head: Substring, into part: inout SymbolPart, _ flags: inout Flags) {
    var rest = head
    while let flag = rest.popFirst() {
      switch flag {
      case "-": flags.isCut = true
      case "!": flags.isGap = true
      case "|": flags.isMirroredAcross = true
      case "_": flags.isMirroredDown = true
      case "i": flags.isItalic = true
      case "m": part.isMitered = true
      case "~": part.filling = .cut
      case "^": part.filling = .unchanged
      case "o": part.filling = .gone
      case "x": part.filling = .only
      case "*": part.pen = number(&rest) / 100
      case "=": part.margin = number(&rest)
      case "@": flags.copies = Int(number(&rest))
      case "v": part.rank = Int(number(&rest))
      default:
        guard let level = flag.wholeNumberValue else { fatalError("A symbol's part has the flag \"\(flag)\"") }
        part.level = level
      }
    }
  }

  private func number(_ text: inout Substring) -> CGFloat {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    text = text.dropFirst(digits.count)
    guard let number = Double(digits) else { fatalError("A symbol's part has a flag without a number") }
    return CGFloat(number)
  }

  private func copies(of path: CGPath, _ flags: Flags) -> CGPath {
    let result = CGMutablePath()
    result.addPath(path)
    if flags.isMirroredAcross { result.addPath(result.copied, transform: CGAffineTransform(scaleX: -1, y: 1)) }
    if flags.isMirroredDown { result.addPath(result.copied, transform: CGAffineTransform(scaleX: 1, y: -1)) }
    guard flags.copies > 1 else { return result }
    let one = result.copied
    for index in 1..<flags.copies {
      result.addPath(
        one, transform: CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(flags.copies)))
    }
    return result
  }

  private func copies(of point: CGPoint, _ flags: Flags) -> [CGPoint] {
    var points = [point]
    if flags.isMirroredAcross { points += points.map { CGPoint(x: -$0.x, y: $0.y) } }
    if flags.isMirroredDown { points += points.map { CGPoint(x: $0.x, y: -$0.y) } }
    return (0..<flags.copies).flatMap { index in
      let turn = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(flags.copies))
      return points.map { $0.applying(turn) }
    }
  }

  private func text(_ rest: Substring, isItalic: Bool) -> SymbolText {
    let rest = rest.drop(while: \.isWhitespace)
    let letters = rest.prefix { !$0.isWhitespace }
    let numbers = SymbolPathReader.numbers(rest.dropFirst(letters.count))
    guard numbers.count == 3 else { fatalError("A symbol's letters are \(rest)") }
    return SymbolText(
      string: String(letters), center: CGPoint(x: numbers[0], y: numbers[1]), height: numbers[2], isItalic: isItalic)
  }
}

extension CGMutablePath {
  fileprivate var copied: CGPath { copy() ?? self }
}
