/// The origin of a row of a conflict.
@MainActor
struct ConstraintMaker {
  var kind: ExplainedConstraint.Kind
  /// The text of the column after the equation.
  var text: String
  var file: String?
  var line: Int?
  /// The identifier if it is a name rather than a position in the source.
  var identifier: String?

  init(_ owner: RowOwner, _ names: ItemNames) {
    switch owner {
    case .constraint(let constraint):
      self = Self(constraint, names)
    case .box(_, .autoresizing, _):
      self.init(kind: .autoresizingMask, text: "frame and autoresizing mask")
    case .box(_, .notNegative, _):
      self.init(kind: .notNegative, text: "required of all sizes")
    case .box(_, .guide, _):
      self.init(kind: .guide, text: "the system's guide")
    case .box(_, .hierarchyRoot, _), .box(_, .stay, _), .box(_, .fitting, _), .content:
      // Optional rows cause no conflicts; only the size of the topmost view is mentioned.
      self.init(kind: .givenSize, text: "the given size")
    }
  }

  private init(kind: ExplainedConstraint.Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  private init(_ constraint: NSLayoutConstraint, _ names: ItemNames) {
    if constraint.isFrameworks {
      let holder = constraint.holder.flatMap { $0.arrangesSubviews ? $0 : nil }
      let stack = holder.map { names.short($0.layoutState.item) }
      let name = stack.map { $0.hasPrefix("UIStackView") ? $0 : "UIStackView \($0)" } ?? "UIStackView"
      self.init(kind: .framework, text: "made by \(name)")
      identifier = constraint.identifier
      return
    }
    self.init(kind: .constraint, text: "unknown line")
    if let identifier = constraint.identifier, let place = Self.place(in: identifier) {
      (file, line) = (place.file, place.line)
      text = "\(place.file):\(place.line)"
      return
    }
    identifier = constraint.identifier
    guard let source = constraint.source else { return }
    let path = source.file.description
    if path.hasPrefix("UIKit/") {
      self = Self(kind: .framework, text: "made by UIKit")
      identifier = constraint.identifier
      return
    }
    (file, line) = (path, Int(source.line))
    text = "\(path):\(source.line)"
  }

  /// Returns the file and the line at the end of an identifier, which libraries use for those of their callers.
  static func place(in identifier: String) -> (file: String, line: Int)? {
    guard let last = identifier.split(separator: " ").last, let colon = last.lastIndex(of: ":"),
      let line = Int(last[last.index(after: colon)...]), line > 0
    else { return nil }
    let file = last[..<colon]
    return file.hasSuffix(".swift") ? (String(file), line) : nil
  }
}
