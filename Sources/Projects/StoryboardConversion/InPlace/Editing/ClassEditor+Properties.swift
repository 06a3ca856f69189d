import SwiftSources
import SwiftSyntax

// MARK: - Outlets, properties and actions

extension ClassEditor {
  func editOutlets(_ edits: inout SourceEdits) {
    for outlet in entry.ownOutlets {
      let isKept = members.assignments.contains { $0.outlet == outlet.name }
      guard !isKept, let property = members.properties.first(where: { $0.isOutlet && $0.name == outlet.name }) else {
        // The file connects nothing to the outlet, or the class assigns it.
        remove(outlet.node.attributes.attribute("IBOutlet")!, &edits)
        if isKept, let weak = outlet.node.modifiers.first(where: { $0.name.text == "weak" }) {
          edits.replace(weak.trimmedBytes.lowerBound..<next(weak), with: "")
        }
        continue
      }
      var lines = property.lines
      let isReassigned =
        assignedNames.contains("\(members.name).\(outlet.name)") || assignedNames.contains(outlet.name)
      let own = "\(members.name).\(outlet.name)"
      let needsOptional =
        optionalNames.contains(own) || optionalNames.contains(outlet.name)
        || sources.protocolMembers.contains(outlet.name)
      if needsOptional, !property.isVariable || lines[0].hasPrefix("lazy var") {
        lines[0] = Self.unwrapped(lines[0], property)
      }
      if isReassigned, lines[0].hasPrefix("let ") { lines[0] = "var " + lines[0].dropFirst("let ".count) }
      let modifiers = outlet.node.modifiers.compactMap { modifier -> String? in
        let text = modifier.trimmedDescription
        if text == "weak" || text.hasPrefix("unowned") { return nil }
        if text.contains("(set)"), lines[0].hasPrefix("let ") || property.lines[0].hasSuffix("}") { return nil }
        return text == "open" ? "public" : text
      }
      let others = outlet.node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        .filter { $0.attributeName.trimmedDescription != "IBOutlet" }.map(\.trimmedDescription)
      let head = (others + modifiers).map { "\($0) " }.joined()
      let rest = indented(Array(lines.dropFirst()), by: inner)
      // A property of several lines is separated by empty lines.
      let isFollowed = !rest.isEmpty && outlet.node.id != lastOutlet?.id && followsDirectly(outlet.node)
      edits.replace(
        outlet.node.trimmedBytes,
        with: ([head + lines[0]] + rest).joined(separator: "\n") + (isFollowed ? "\n" : ""))
    }
  }

  /// Returns a line such as `let title: UILabel! = …`, so that code that unwraps or checks the property still compiles.
  static func unwrapped(_ line: String, _ property: ClassMembers.Property) -> String {
    guard let equals = line.range(of: " = "), !property.type.hasPrefix("[") else { return line }
    let head = line[..<equals.lowerBound]
    let name = head.split(separator: ":")[0]
    return "\(name): \(property.type)!\(line[equals.lowerBound...])"
  }

  /// Returns whether the next line is not empty.
  func followsDirectly(_ node: some SyntaxProtocol) -> Bool {
    let bytes = file.parsed.bytes
    var index = node.trimmedBytes.upperBound
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    index += 1
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D { index += 1 }
    return index < bytes.count && bytes[index] != UInt8(ascii: "\n")
  }

  var lastOutlet: VariableDeclSyntax? { entry.ownOutlets.last?.node }

  var propertiesPlace: Int {
    lastOutlet?.trimmedBytes.upperBound ?? entry.node.memberBlock.leftBrace.trimmedBytes.upperBound
  }

  /// The properties for views without an outlet.
  var newProperties: String {
    let declared = Set(entry.ownOutlets.map(\.name))
    var lines: [String] = []
    for property in members.properties where !(property.isOutlet && declared.contains(property.name)) {
      if lines.last.map({ $0.hasPrefix("}") }) == true || property.lines.count > 1 { lines.append("") }
      lines.append("private " + property.lines[0])
      lines += property.lines.dropFirst()
    }
    while lines.first == "" { lines.removeFirst() }
    guard !lines.isEmpty else { return "" }
    return "\n" + (lastOutlet == nil ? "" : "\n") + text(lines) + (lastOutlet == nil ? "\n" : "")
  }

  func editActions(_ edits: inout SourceEdits) {
    let functions = entry.allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }
    for function in functions where entry.members.contains(where: { $0.id == DeclSyntax(function).id }) {
      guard let attribute = function.attributes.attribute("IBAction") else { continue }
      if function.attributes.has("objc") {
        remove(attribute, &edits)
      } else {
        edits.replace(attribute.trimmedBytes, with: "@objc")
      }
    }
  }
}
