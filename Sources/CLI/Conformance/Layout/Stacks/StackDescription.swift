import UIKit

/// A stack view in a description: "horizontal 300x30, spacing 8, alignment center: 28x19, spacer, 41.5".
struct StackDescription {
  /// An item of the stack view.
  indirect enum Item {
    case view(width: CGFloat?, height: CGFloat?)
    case stack(StackDescription)
  }

  /// The maximum number of views. More views are an error in the table.
  private static let maxViews = 500

  var axis: NSLayoutConstraint.Axis
  var size: CGSize?
  var spacing: CGFloat = 0
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var items: [Item] = []

  /// The indexes of hidden items.
  var hidden: [Int] = []

  /// - Parameter area: The subject of the row, which may name the distribution.
  /// - Throws: ``Unsupported`` with the words that are not supported.
  init(_ text: String, area: String) throws(Unsupported) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    var pieces = Self.pieces(parts.first ?? "")
    guard let first = pieces.first else { throw Unsupported("the stack is not described") }
    pieces.removeFirst()
    axis = .horizontal
    for word in area.split(separator: " ") { _ = readWord(String(word)) }
    var words = first.split(separator: " ").map(String.init)
    if words.first == "outer" { words.removeFirst() }
    for word in words where !readWord(word) { throw Unsupported("'\(word)' of a stack is not understood") }
    for piece in pieces { try read(piece) }
    if parts.count == 2 { try readItems(parts[1]) }
    guard items.count <= Self.maxViews else { throw Unsupported("the stack has more than \(Self.maxViews) views") }
    guard hidden.allSatisfy({ items.indices.contains($0) }) else { throw Unsupported("the hidden view does not exist") }
  }

  init(axis: NSLayoutConstraint.Axis, spacing: CGFloat, items: [Item]) {
    self.axis = axis
    self.spacing = spacing
    self.items = items
  }

  /// Returns the parts between commas, except for commas in parentheses.
  private static func pieces(_ text: String) -> [String] {
    var result: [String] = []
    var piece = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        result.append(piece)
        piece = ""
      } else if character != " " || !piece.isEmpty {
        piece.append(character)
      }
    }
    result.append(piece)
    return result.filter { !$0.isEmpty }
  }

  /// Reads a single word.
  private mutating func readWord(_ word: String) -> Bool {
    switch word {
    case "horizontal": axis = .horizontal
    case "vertical": axis = .vertical
    case "fill": distribution = .fill
    case "fillEqually": distribution = .fillEqually
    case "fillProportionally": distribution = .fillProportionally
    case "equalSpacing": distribution = .equalSpacing
    case "equalCentering": distribution = .equalCentering
    case "top", "leading": alignment = .leading
    case "center": alignment = .center
    case "bottom", "trailing": alignment = .trailing
    case "firstBaseline": alignment = .firstBaseline
    case "lastBaseline": alignment = .lastBaseline
    default:
      guard let numbers = TextPattern("#x#").match(word)?.numbers else { return false }
      size = CGSize(width: numbers[0], height: numbers[1])
    }
    return true
  }

  private mutating func read(_ piece: String) throws(Unsupported) {
    if readWord(piece) { return }
    if let numbers = TextPattern("spacing #").match(piece)?.numbers {
      spacing = numbers[0]
    } else if let match = TextPattern("alignment @").match(piece) {
      // The alignment `fill` has the name of a distribution.
      if match.texts[0] == "fill" {
        alignment = .fill
      } else if !readWord(match.texts[0]) {
        throw Unsupported("there is no alignment '\(match.texts[0])'")
      }
    } else if let match = TextPattern("distribution @").match(piece), readWord(match.texts[0]) {
      return
    } else if let numbers = TextPattern("# views").match(piece)?.numbers {
      guard (0...CGFloat(Self.maxViews)).contains(numbers[0]) else {
        throw Unsupported("the stack has more than \(Self.maxViews) views")
      }
      items = Array(repeating: .view(width: nil, height: nil), count: Int(numbers[0]))
    } else if let match = TextPattern("@ hidden").match(piece), let place = Self.places[match.texts[0]] {
      hidden.append(place)
    } else if let match = TextPattern("@ vertical stacks (spacing #) of heights @").match(piece),
      let count = Self.counts[match.texts[0]]
    {
      let heights = try Self.numbers(match.texts[1], separator: "/")
      let stack = StackDescription(
        axis: .vertical, spacing: match.numbers[0], items: heights.map { .view(width: nil, height: $0) })
      items += Array(repeating: .stack(stack), count: count)
    } else {
      throw Unsupported("'\(piece)' of a stack is not understood")
    }
  }

  private static let places = ["first": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4]
  private static let counts = ["one": 1, "two": 2, "three": 3, "four": 4, "five": 5]

  private mutating func readItems(_ text: String) throws(Unsupported) {
    // "label 34.5x19 and a vertical stack (22.5x16, 41x16, spacing 3)" contains two items.
    let list = text.replacing(" and a ", with: ", ")
    let pieces = Self.pieces(list)
    for (index, piece) in pieces.enumerated() {
      if index == 0, let numbers = TextPattern("intrinsic widths #").match(piece)?.numbers {
        items.append(.view(width: numbers[0], height: nil))
      } else if index == 0, let numbers = TextPattern("intrinsic heights #").match(piece)?.numbers {
        items.append(.view(width: nil, height: numbers[0]))
      } else {
        items.append(try item(piece))
      }
    }
  }

  private func item(_ piece: String) throws(Unsupported) -> Item {
    for kind in ["", "view ", "label "] {
      if let numbers = TextPattern(kind + "#x#").match(piece)?.numbers {
        return .view(width: numbers[0], height: numbers[1])
      }
    }
    if ["spacer", "plain view", "plain view without intrinsic size"].contains(piece) {
      return .view(width: nil, height: nil)
    }
    if let numbers = TextPattern("#").match(piece)?.numbers {
      return axis == .horizontal ? .view(width: numbers[0], height: nil) : .view(width: nil, height: numbers[0])
    }
    if let match = TextPattern("@ stack (@)").match(piece), ["vertical", "horizontal"].contains(match.texts[0]) {
      var stack = StackDescription(
        axis: match.texts[0] == "vertical" ? .vertical : .horizontal, spacing: 0, items: [])
      // The views keep their sizes, and are not stretched across the axis.
      stack.alignment = .leading
      for part in Self.pieces(match.texts[1]) {
        if let numbers = TextPattern("spacing #").match(part)?.numbers {
          stack.spacing = numbers[0]
        } else {
          stack.items.append(try stack.item(part))
        }
      }
      return .stack(stack)
    }
    throw Unsupported("'\(piece)' in a stack is not understood")
  }

  private static func numbers(_ text: String, separator: Character) throws(Unsupported) -> [CGFloat] {
    var result: [CGFloat] = []
    for part in text.split(separator: separator) {
      guard let number = TextPattern("#").match(String(part))?.numbers.first else {
        throw Unsupported("'\(part)' is not a number")
      }
      result.append(number)
    }
    return result
  }
}
