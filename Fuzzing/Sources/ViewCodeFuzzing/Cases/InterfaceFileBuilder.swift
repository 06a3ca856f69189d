import Fuzzing

@testable import InterfaceBuilder

/// A generator of random interface files from the schemas of their elements.
struct InterfaceFileBuilder {
  private var dice: Dice
  private var ids: [String] = []
  private var viewIDs: [String] = []
  private var elementCount = 0
  /// Whether about half of the numbers are at the limits of the formats.
  private let isExtreme: Bool
  /// The kind of view that three of four files contain several times with most of its attributes. The kind changes from
  /// file to file. Files with a little of everything rarely reach the limits of an attribute.
  private let subject: String?

  private static let viewNames = ObjectKind.names(of: .view).sorted()
  /// The common children of all views.
  private static let commonChildren = ElementSchema.of("view")?.children ?? []
  private static let maxElements = 60
  private static let deepest = 6
  private static let multipliers = ["1e-320", "1e-12", "1e-9", "0", "-1", "1e9", "1e308", "0:1", "1:0"]
  private static let wholeNumbers = [-1, -2, -1 << 31, 0, 1 << 31, Int.max, Int.min]
  private static let layoutAttributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    "firstBaseline", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
  ]
  /// The attributes that may be combined in a constraint.
  private static let axes = [
    ["left", "right", "centerX"], ["leading", "trailing", "centerX", "leadingMargin", "trailingMargin"],
    ["top", "bottom", "centerY", "baseline", "firstBaseline", "topMargin", "bottomMargin"], ["width", "height"],
  ]
  private static let words = [
    "YES", "NO", "", "center", "left", "right", "natural", "fill", "leading", "trailing", "top", "bottom", "vertical",
    "horizontal", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "scaleToFill",
    "scaleAspectFit",
    "scaleAspectFill", "redraw", "plain", "grouped", "insetGrouped", "system", "custom", "roundedRect", "bezel", "line",
    "default", "none", "always", "star", "heart.fill", "Some words", "wordWrap", "clip", "tailTruncation", "charWrap",
    "automatic", "regular", "compact", "date", "time", "countDownTimer", "wheels", "inline", "filled", "tinted", "gray",
  ]

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    isExtreme = dice.once(in: 3)
    let number = seed / 4 * 3 + seed % 4
    subject = seed % 4 == 3 ? nil : Self.viewNames[Int(number % UInt64(Self.viewNames.count))]
    if isExtreme { dice.oddity = 2 }
  }

  mutating func make() -> (root: InterfaceFile.Node, others: [InterfaceFile.Node]) {
    var root = view("view", depth: subject == nil ? 0 : Self.deepest)
    if let subject {
      let views = (0..<3).map { _ in view(subject, depth: Self.deepest - 1) }
      root.children.append(InterfaceFile.Node(name: "subviews", attributes: [:], children: views))
    }
    root.children += (0..<dice.roll(12)).isEmpty ? [] : [constraints(count: dice.roll(12))]
    let others = (0..<dice.roll(3)).map { _ in view(dice.pick(Self.viewNames), depth: 1) }
    return (root, others)
  }

  private mutating func newID() -> String {
    let id = "id\(ids.count)"
    ids.append(id)
    return id
  }

  private mutating func number() -> String {
    let number = dice.length()
    return dice.once(in: 3) ? "\(Int(max(-1e9, min(1e9, number))))" : "\(number)"
  }

  private mutating func view(_ name: String, depth: Int) -> InterfaceFile.Node {
    var node = element(name, depth: depth)
    let id = newID()
    node.attributes["id"] = id
    viewIDs.append(id)
    if dice.once(in: 2) { node.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO" }
    node.children.append(rect("frame"))
    if dice.once(in: 3), !ids.isEmpty { node.children.append(constraints(count: 1 + dice.roll(6))) }
    return node
  }

  private mutating func rect(_ key: String) -> InterfaceFile.Node {
    InterfaceFile.Node(
      name: "rect", attributes: ["key": key, "x": number(), "y": number(), "width": number(), "height": number()])
  }

  private mutating func constraints(count: Int) -> InterfaceFile.Node {
    var node = InterfaceFile.Node(name: "constraints", attributes: [:])
    for _ in 0..<count {
      // Some constraints combine attributes that must not be combined.
      let axis = dice.once(in: 4) ? Self.layoutAttributes : dice.pick(Self.axes)
      let items = dice.once(in: 6) ? ids : viewIDs
      var attributes = ["firstAttribute": dice.pick(axis), "constant": number(), "id": newID()]
      if !dice.once(in: 4) { attributes["firstItem"] = dice.pick(items) }
      if !dice.once(in: 3) {
        attributes["secondItem"] = dice.pick(items)
        attributes["secondAttribute"] = dice.pick(axis)
      }
      if dice.once(in: 4) {
        let usual = dice.once(in: 2) ? number() : "\(1 + dice.roll(5)):\(dice.roll(5))"
        attributes["multiplier"] = isExtreme ? dice.pick(Self.multipliers) : usual
      }
      if dice.once(in: 3) { attributes["priority"] = "\(dice.roll(1100))" }
      if dice.once(in: 3) { attributes["relation"] = dice.pick(["greaterThanOrEqual", "lessThanOrEqual"]) }
      node.children.append(InterfaceFile.Node(name: "constraint", attributes: attributes))
    }
    return node
  }

  /// Returns an element with some of the attributes and children in its schema.
  private mutating func element(_ name: String, depth: Int) -> InterfaceFile.Node {
    elementCount += 1
    var node = InterfaceFile.Node(name: name, attributes: [:])
    guard let schema = ElementSchema.of(name), elementCount < Self.maxElements else { return node }
    if schema.hasText { node.text = dice.pick(Self.words) }
    for property in schema.properties.keys.sorted() where name == subject ? !dice.once(in: 4) : dice.once(in: 4) {
      guard let rule = schema.properties[property] else { continue }
      let elements = rule.elementNames.sorted()
      if !elements.isEmpty, dice.once(in: 2) {
        var child = element(dice.pick(elements), depth: depth + 1)
        child.attributes["key"] = property
        if child.name == "rect" { child = rect(property) }
        if ["color", "fontDescription", "size", "point", "inset"].contains(child.name) { fill(&child) }
        node.children.append(child)
      } else if rule.isReference {
        if !ids.isEmpty { node.attributes[property] = dice.pick(ids) }
      } else {
        node.attributes[property] = value(rule)
      }
    }
    // The attributes of this kind of view are often about its specific children.
    if name == subject {
      for child in schema.children.subtracting(Self.commonChildren).sorted() where dice.once(in: 2) {
        node.children.append(
          Self.viewNames.contains(child) ? view(child, depth: Self.deepest) : element(child, depth: Self.deepest - 1))
      }
    }
    guard depth < Self.deepest else { return node }
    let children = name == subject ? schema.children.intersection(Self.commonChildren) : schema.children
    for child in children.sorted() where dice.once(in: schema.children.count > 12 ? 20 : 3) {
      // An element with a single kind of children is a list of them.
      for _ in 0..<(schema.children.count == 1 ? 1 + dice.roll(3) : 1) {
        node.children.append(
          Self.viewNames.contains(child) ? view(child, depth: depth + 1) : element(child, depth: depth + 1))
      }
    }
    return node
  }

  private mutating func value(_ rule: PropertyRule) -> String {
    if dice.once(in: 15) { return dice.pick(Self.words + ["\(dice.next())", "-", "1e400", "nan", "\u{FFFD}"]) }
    switch rule.meaning {
    case "YES or NO": return dice.once(in: 2) ? "YES" : "NO"
    case "a number": return number()
    case "a whole number":
      return dice.once(in: isExtreme || subject != nil ? 2 : 6) ? "\(dice.pick(Self.wholeNumbers))" : "\(dice.roll(30))"
    default: return dice.pick(Self.words)
    }
  }

  private mutating func fill(_ node: inout InterfaceFile.Node) {
    switch node.name {
    case "color":
      node.attributes.merge(
        ["red": number(), "green": "0.5", "blue": "1", "alpha": number(), "colorSpace": "calibratedRGB"]
      ) { $1 }
    case "fontDescription": node.attributes.merge(["type": "system", "pointSize": number()]) { $1 }
    case "size": node.attributes.merge(["width": number(), "height": number()]) { $1 }
    case "point": node.attributes.merge(["x": number(), "y": number()]) { $1 }
    default: node.attributes.merge(["minX": number(), "minY": number(), "maxX": number(), "maxY": number()]) { $1 }
    }
  }
}
