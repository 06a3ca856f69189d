extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint refers to.
  ///
  /// Edges and sizes are those of the alignment rectangle. Leading is the left edge in left-to-right text and the right
  /// edge in right-to-left text.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nslayoutconstraint/attribute
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    /// The baseline of the last line of text; in a view without text, the bottom edge.
    case lastBaseline = 11
    /// The baseline of the first line of text; in a view without text, the top edge.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    /// No attribute, for the second side of a constraint with a constant.
    case notAnAttribute = 0

    /// The old name of ``lastBaseline``.
    public static var baseline: Attribute { .lastBaseline }
  }
}

extension NSLayoutConstraint.Attribute {
  enum Family {
    case horizontalPosition
    case verticalPosition
    case size
    case none
  }

  var family: Family {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPosition
    case .width, .height:
      .size
    case .notAnAttribute:
      .none
    }
  }

  var isPosition: Bool { family == .horizontalPosition || family == .verticalPosition }

  /// Whether the side depends on the direction of text.
  var followsTextDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the side is left or right independently of the direction of text.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the position depends on the view's margins.
  var dependsOnMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default:
      false
    }
  }

  /// Whether the position depends on the view's text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns left or right instead of leading or trailing.
  func resolved(rightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// The name in messages and in Apple's anchors.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
