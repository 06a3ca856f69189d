/// The keys of a keyboard by row.
struct KeyboardPlan: Equatable {
  /// The action of a key.
  enum Action: Equatable {
    case text(String)
    case shift
    case delete
    case returnKey
    case plane(Plane)
    case dismiss
  }

  /// The sets of keys that a keyboard switches between.
  enum Plane: Equatable {
    case letters
    case numbers
    case symbols
    case pad(UIKeyboardType)

    /// Creates the initial set of keys of a keyboard type.
    init(_ type: UIKeyboardType, isPad: Bool) {
      switch type {
      case .numbersAndPunctuation: self = .numbers
      case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: self = isPad ? .numbers : .pad(type)
      default: self = .letters
      }
    }
  }

  /// A key with its relative width, which is 1 for a letter.
  struct Key: Equatable {
    let action: Action
    let span: Double
    /// The letters below a digit.
    var letters = ""

    init(_ action: Action, _ span: Double = 1, letters: String = "") {
      self.action = action
      self.span = span
      self.letters = letters
    }
  }

  /// An item in a row, from left to right.
  enum Item: Equatable {
    case key(Key)
    case space(Double)
  }

  let rows: [[Item]]
  /// The width of a row.
  let width: Double

  init(_ plane: Plane, type: UIKeyboardType, isPad: Bool) {
    if case .pad(let type) = plane {
      rows = KeyboardPlan.numberPad(type)
      width = 3
    } else if isPad {
      rows = KeyboardPlan.padRows(plane)
      width = 11
    } else {
      rows = KeyboardPlan.phoneRows(plane, type)
      width = 10
    }
  }

  // MARK: - Phones

  private static func texts(_ texts: String, _ span: Double = 1) -> [Item] {
    texts.map { .key(Key(.text(String($0)), span)) }
  }

  private static func phoneRows(_ plane: Plane, _ type: UIKeyboardType) -> [[Item]] {
    let delete = Item.key(Key(.delete, 1.25))
    let gap = Item.space(0.25)
    if plane == .letters {
      return [
        texts("qwertyuiop"), [.space(0.5)] + texts("asdfghjkl") + [.space(0.5)],
        [.key(Key(.shift, 1.25)), gap] + texts("zxcvbnm") + [gap, delete],
        [.key(Key(.plane(.numbers), 2.5))] + lastRow(type) + [.key(Key(.returnKey, 2.5))],
      ]
    }
    let isNumbers = plane == .numbers
    return [
      texts(isNumbers ? "1234567890" : "[]{}#%^*+="), texts(isNumbers ? "-/:;()$&@\"" : "_\\|~<>€£¥•"),
      [.key(Key(.plane(isNumbers ? .symbols : .numbers), 1.25)), gap] + texts(".,?!'", 1.4) + [gap, delete],
      [.key(Key(.plane(.letters), 2.5)), .key(Key(.text(" "), 5)), .key(Key(.returnKey, 2.5))],
    ]
  }

  /// Returns the items between the key for numbers and the return key.
  private static func lastRow(_ type: UIKeyboardType) -> [Item] {
    let third = 5.0 / 3
    return switch type {
    case .URL: [.key(Key(.text("."), third)), .key(Key(.text("/"), third)), .key(Key(.text(".com"), third))]
    case .emailAddress: [.key(Key(.text(" "), 2.5)), .key(Key(.text("@"), 1.25)), .key(Key(.text("."), 1.25))]
    case .twitter: [.key(Key(.text(" "), 2.5)), .key(Key(.text("@"), 1.25)), .key(Key(.text("#"), 1.25))]
    case .webSearch: [.key(Key(.text(" "), 3.75)), .key(Key(.text("."), 1.25))]
    default: [.key(Key(.text(" "), 5))]
    }
  }

  private static func numberPad(_ type: UIKeyboardType) -> [[Item]] {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    var rows: [[Item]] = stride(from: 0, to: 9, by: 3).map { first in
      (first..<first + 3).map { .key(Key(.text("\($0 + 1)"), letters: letters[$0])) }
    }
    let corner: Item =
      switch type {
      case .decimalPad: .key(Key(.text(".")))
      case .phonePad: .key(Key(.text("*")))
      default: .space(1)
      }
    rows.append([corner, .key(Key(.text("0"))), .key(Key(.delete))])
    return rows
  }

  // MARK: - Tablets

  private static func padRows(_ plane: Plane) -> [[Item]] {
    let rows: (String, String, String) =
      switch plane {
      case .letters: ("qwertyuiop", "asdfghjkl", "zxcvbnm,.")
      case .numbers: ("1234567890", "@#$&*()'\"", "%-+=/;:,.")
      default: ("1234567890", "€£¥_^[]{}", "§|~…\\<>!?")
      }
    let isLetters = plane == .letters
    let side: Action = isLetters ? .shift : .plane(plane == .numbers ? .symbols : .numbers)
    let other = Key(.plane(isLetters ? .numbers : .letters), 1.5)
    return [
      texts(rows.0) + [.key(Key(.delete))],
      [.space(0.4)] + texts(rows.1) + [.key(Key(.returnKey, 1.6))],
      [.key(Key(side))] + texts(rows.2) + [.key(Key(side))],
      [.key(other), .key(Key(.text(" "), 6.5)), .key(other), .key(Key(.dismiss, 1.5))],
    ]
  }
}
