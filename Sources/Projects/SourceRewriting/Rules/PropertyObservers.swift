import SwiftSyntax

/// The observers of a property that is overridden in an extension, or that an extension declares.
///
/// `extension Cell { override var isSelected: Bool { didSet {…} } }` needs storage for Swift, which extensions cannot
/// have. Each observer becomes a method of the extension, and the class gets an override that calls it.
enum PropertyObservers {
  /// Returns `willSet` and `didSet` of a property, or an empty list if it has other accessors.
  static func list(in block: AccessorBlockSyntax?) -> [AccessorDeclSyntax] {
    guard case .accessors(let list)? = block?.accessors else { return [] }
    let observers = list.filter { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    return observers.count == list.count ? Array(observers) : []
  }

  /// Turns the observers into methods, if an extension of a class of the module overrides the property with them.
  ///
  /// - Returns: Whether the declaration was changed.
  static func move(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ member: MemberFacts, in file: FileRewriting
  ) -> Bool {
    guard let scope = file.scopes.innermost, let owner = scope.name, scope.kind == .extension,
      case .movesToClass(isOverride: true) = ExtensionOverrideRule.fate(
        of: member, in: scope.facts, of: owner, file.module),
      let block = binding.accessorBlock, let type = member.type, node.bindings.count == 1
    else { return false }
    let observers = list(in: block)
    guard !observers.isEmpty else { return false }
    makeMethods(
      of: observers, named: ExtensionOverrideRule.extensionName(member.name, of: owner), type: type, node, block,
      in: file)
    return true
  }

  /// Turns the observers into methods, if a class overrides with them a property that an extension of another module's
  /// class declares. The class gets the property with a getter and a setter that calls them.
  ///
  /// - Returns: Whether the declaration was changed.
  static func moveForeign(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ member: MemberFacts, in file: FileRewriting
  ) -> Bool {
    guard let scope = file.scopes.innermost, let owner = scope.name, scope.kind == .class,
      let base = ExtensionOverrideRule.foreignBase(of: member, overriddenBy: owner, file.module),
      let block = binding.accessorBlock, let type = member.type, node.bindings.count == 1
    else { return false }
    let observers = list(in: block)
    guard !observers.isEmpty else { return false }
    let name = ExtensionOverrideRule.extensionName(member.name, of: owner)
    makeMethods(of: observers, named: name, type: type, node, block, in: file)
    let isFirst = ExtensionOverrideRule.conform(owner, toAsk: member, of: base, in: file)
    let inherited = ExtensionOverrideRule.inheritedName(of: member, in: owner, below: base, file.module)
    func call(_ kind: Keyword, _ word: String, _ value: String) -> String {
      observers.contains { $0.accessorSpecifier.tokenKind == .keyword(kind) } ? "\(name)_\(word)(\(value)); " : ""
    }
    let access = node.modifiers.map(\.trimmedDescription).filter { ["open", "public", "package"].contains($0) }
    let words = access + (isFirst ? [] : ["override"]) + ["var"]
    scope.additions.append(
      ConditionalCode(
        conditions: file.scopes.innerConditions,
        code: words.joined(separator: " ") + " \(ExtensionOverrideRule.overrideName(member.name, of: base)): \(type) { "
          + "get { \(inherited) } set { let oldValue = \(inherited); \(call(.willSet, "willSet", "newValue"))"
          + "\(inherited) = newValue; \(call(.didSet, "didSet", "oldValue"))_ = oldValue } }"))
    return true
  }

  private static func makeMethods(
    of observers: [AccessorDeclSyntax], named name: String, type: String, _ node: VariableDeclSyntax,
    _ block: AccessorBlockSyntax, in file: FileRewriting
  ) {
    for modifier in node.modifiers { file.remove(modifier) }
    file.replace(
      node.bindingSpecifier.trimmedBytes.lowerBound..<block.leftBrace.trimmedBytes.upperBound, with: "")
    file.replace(block.rightBrace, with: "")
    for observer in observers {
      let isBefore = observer.accessorSpecifier.tokenKind == .keyword(.willSet)
      let value = observer.parameters?.name.text ?? (isBefore ? "newValue" : "oldValue")
      let end = (observer.parameters?.trimmedBytes ?? observer.accessorSpecifier.trimmedBytes).upperBound
      file.replace(
        observer.accessorSpecifier.trimmedBytes.lowerBound..<end,
        with: "func \(name)_\(isBefore ? "willSet" : "didSet")(_ \(value): \(type))")
      // Two observers may be on one line.
      file.insert(";", after: observer)
    }
    file.use(.extensionOverrides)
  }
}
