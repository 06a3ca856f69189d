import CoreGraphics

/// Outlines that other symbols stand within: `plus.circle`, `checkmark.shield`.
enum SymbolEnclosure: String, CaseIterable {
  case circle, square, app, rectangle, octagon, diamond, hexagon, shield, bubble

  var outline: CGPath {
    guard let part = SymbolPathReader.shape("s \(text)", box: nil).parts.first else { return CGMutablePath() }
    return part.path
  }

  private var text: String {
    switch self {
    case .circle: "O 0 0 46"
    case .square: "R -40 -40 80 80 13"
    case .app: "R -40 -40 80 80 21"
    case .rectangle: "R -52 -36 104 72 12"
    case .octagon: "M -18 -44 L 18 -44 L 44 -18 L 44 18 L 18 44 L -18 44 L -44 18 L -44 -18 Z"
    case .diamond: "M 0 -50 L 50 0 L 0 50 L -50 0 Z"
    case .hexagon: "M 0 -48 L 42 -24 L 42 24 L 0 48 L -42 24 L -42 -24 Z"
    case .shield: "M 0 -50 L 38 -36 L 38 2 C 38 26 18 42 0 50 C -18 42 -38 26 -38 2 L -38 -36 Z"
    case .bubble:
      "M -28 -40 L 28 -40 Q 47 -40 47 -21 L 47 8 Q 47 27 28 27 L -4 27 L -24 44 L -24 27 L -28 27 Q -47 27 -47 8 "
        + "L -47 -21 Q -47 -40 -28 -40 Z"
    }
  }

  /// The side of the square that what is inside has room in.
  var room: CGFloat {
    switch self {
    case .circle: 54
    case .square, .app, .octagon: 52
    case .rectangle, .shield: 46
    case .diamond, .hexagon: 44
    case .bubble: 42
    }
  }

  /// How far below the middle of the whole that square's middle lies.
  var middle: CGFloat {
    switch self {
    case .bubble: -6.5
    case .shield: -3
    default: 0
    }
  }

  /// The room that the whole takes, in hundredths of the point size.
  var box: CGSize {
    switch self {
    case .circle: CGSize(width: 115.6, height: 111)
    case .square, .app: CGSize(width: 108, height: 103)
    case .rectangle: CGSize(width: 132, height: 100)
    case .octagon: CGSize(width: 116, height: 111)
    case .diamond, .hexagon: CGSize(width: 128, height: 123)
    case .shield: CGSize(width: 104, height: 123)
    case .bubble: CGSize(width: 124, height: 114)
    }
  }
}
