/// Descriptions of the differences between two views.
enum ChangeWords {
  /// Returns the name of a view in a sentence.
  static func name(_ entry: TreeMatching.Entry, in list: [TreeMatching.Entry]) -> String {
    let node = entry.node
    if let text = node.text, !text.isEmpty { return quoted(text) }
    if let property = node.property { return property }
    if let identifier = node.identifier, !identifier.isEmpty { return "#\(identifier)" }
    if let text = node.looks["text"] ?? node.looks["placeholder"] { return "\(node.className) \(quoted(text))" }
    guard let parent = entry.parent,
      list.contains(where: { $0.node.className == node.className && $0.frame != entry.frame })
    else { return node.className }
    // An ordinal number distinguishes several views of a class.
    let alike = list[parent].children.filter { list[$0].node.className == node.className }
    let number =
      alike.count > 1
      ? alike.firstIndex { list[$0].frame == entry.frame && list[$0].node == node }.map { " \($0 + 1)" } : nil
    return "\(node.className)\(number ?? "") in \(name(list[parent], in: list))"
  }

  /// Returns a text on one line, truncated after forty characters.
  static func quoted(_ text: String) -> String {
    var result = ""
    for (index, character) in text.enumerated() {
      if index == 40 { return "\"\(result)…\"" }
      switch character {
      case "\n", "\r\n": result += "\\n"
      case "\"": result += "\\\""
      default: result.append(character)
      }
    }
    return "\"\(result)\""
  }

  /// Returns the text of a number with at most three decimals.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The tolerance of lengths: half of a thousandth, to which dumps round.
  private static let noise = 0.0005

  /// Returns the description of a move: "moved 4 pt right and 2 pt down".
  static func move(_ old: [Double], _ new: [Double]) -> String? {
    let (right, down) = (new[0] - old[0], new[1] - old[1])
    var parts: [String] = []
    if right.magnitude > noise { parts.append("\(number(right.magnitude)) pt \(right > 0 ? "right" : "left")") }
    if down.magnitude > noise { parts.append("\(number(down.magnitude)) pt \(down > 0 ? "down" : "up")") }
    return parts.isEmpty ? nil : "moved " + parts.joined(separator: " and ")
  }

  /// Returns the description of a change in size: "is 2 pt wider and 1 pt lower".
  static func size(_ old: [Double], _ new: [Double]) -> String? {
    let (wider, taller) = (new[2] - old[2], new[3] - old[3])
    var parts: [String] = []
    if wider.magnitude > noise { parts.append("\(number(wider.magnitude)) pt \(wider > 0 ? "wider" : "narrower")") }
    if taller.magnitude > noise { parts.append("\(number(taller.magnitude)) pt \(taller > 0 ? "taller" : "shorter")") }
    return parts.isEmpty ? nil : "is " + parts.joined(separator: " and ")
  }

  /// Returns descriptions of other differences.
  static func looks(_ old: ScreenNode, _ new: ScreenNode) -> [String] {
    var clauses: [String] = []
    if old.className != new.className { clauses.append("is a \(new.className) and was a \(old.className)") }
    if old.text != new.text {
      switch (old.text, new.text) {
      case (let before?, _?): clauses.append("had the text \(quoted(before)) before")
      case (let before?, nil): clauses.append("no longer has text; it was \(quoted(before))")
      case (nil, let after?): clauses.append("has the text \(quoted(after)); it had no text")
      case (nil, nil): break
      }
    }
    func value(_ name: String, _ before: String?, _ after: String?) {
      guard before != after else { return }
      switch (before, after) {
      case (let before?, let after?): clauses.append("\(name) is \(after) and was \(before)")
      case (nil, let after?): clauses.append("\(name) is \(after) and was not set")
      case (let before?, nil): clauses.append("\(name) is no longer set; it was \(before)")
      case (nil, nil): break
      }
    }
    value("background", old.backgroundColor, new.backgroundColor)
    value("alpha", old.alpha.map(number) ?? "1", new.alpha.map(number) ?? "1")
    value("corner radius", old.cornerRadius.map(number) ?? "0", new.cornerRadius.map(number) ?? "0")
    for key in Set(old.looks.keys).union(new.looks.keys).sorted() {
      value(words[key] ?? key, old.looks[key], new.looks[key])
    }
    for flag in Set(old.flags).union(new.flags).sorted() where old.flags.contains(flag) != new.flags.contains(flag) {
      clauses.append(new.flags.contains(flag) ? "\(flagWords(flag)) now" : "no longer \(flagWords(flag))")
    }
    if old.identifier != new.identifier {
      value("identifier", old.identifier.map { "#\($0)" }, new.identifier.map { "#\($0)" })
    }
    return clauses
  }

  private static let words = [
    "textColor": "text color", "tintColor": "tint color", "borderWidth": "border width",
    "borderColor": "border color",
    "selectedSegmentIndex": "selected segment",
  ]

  private static func flagWords(_ flag: String) -> String {
    switch flag {
    case "hidden": "is hidden"
    case "clips": "clips its subviews"
    case "transformed": "is transformed"
    case "ambiguous": "has an ambiguous layout"
    default: "is \(flag)"
    }
  }

  /// Returns a list of names: "A, B and 3 others".
  static func list(_ names: [String]) -> String {
    switch names.count {
    case 0: ""
    case 1: names[0]
    case 2: "\(names[0]) and \(names[1])"
    case 3: "\(names[0]), \(names[1]) and \(names[2])"
    default: "\(names[0]), \(names[1]) and \(names.count - 2) others"
    }
  }
}
