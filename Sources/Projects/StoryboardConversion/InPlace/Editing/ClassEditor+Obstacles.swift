import SwiftSources
import SwiftSyntax

// MARK: - Obstacles

extension ClassEditor {
  /// A reason for which the class cannot be changed, with its line.
  struct Obstacle {
    /// The index of the file.
    var file: Int
    var line: Int
    var reason: String
  }

  private func obstacle(at node: some SyntaxProtocol, in file: Int? = nil, _ reason: String) -> Obstacle {
    let file = file ?? entry.file
    return Obstacle(file: file, line: sources.files[file].line(of: node), reason: reason)
  }

  /// The first obstacle, or nil for a class that can be changed.
  var obstacle: Obstacle? {
    declarationObstacle ?? initializerObstacle ?? inheritanceObstacle ?? extensionObstacle ?? selectionObstacle
  }

  private var declarationObstacle: Obstacle? {
    let node = entry.node
    if node.genericParameterClause != nil { return obstacle(at: node.name, "\(node.name.text) is generic") }
    guard isController else { return nil }
    for owner in sources.chain(node.name.text) {
      guard let load = owner.functions(named: "loadView").first else { continue }
      return obstacle(at: load, in: owner.file, "\(node.name.text) overrides loadView()")
    }
    return nil
  }

  private var initializerObstacle: Obstacle? {
    if let other = entry.initializers.first(where: { $0.labels.contains("coder") && $0.labels.count > 1 }) {
      return obstacle(at: other, "an initializer has a coder and other parameters")
    }
    if let coder, coder.signature.parameterClause.parameters.first.map({ usesCoder(coder, $0) }) == true {
      return obstacle(at: coder, "init(coder:) decodes values")
    }
    guard isController, needsInitializer, coder == nil,
      let other = entry.initializers.first(where: { !$0.isConvenience && superCall($0) == nil })
    else { return nil }
    return obstacle(at: other, "an initializer does not call super.init on a separate line")
  }

  private var inheritanceObstacle: Obstacle? {
    for above in sources.chain(members.name).dropFirst() {
      let other = above.initializers.first { !$0.isConvenience && $0.labels != ["coder"] && !isUIKits($0) }
      if let other {
        return obstacle(at: other, in: above.file, "\(above.node.name.text) declares initializers")
      }
    }
    return nil
  }

  private var extensionObstacle: Obstacle? {
    for (file, node) in entry.extensions {
      let variables = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      guard let outlet = variables.lazy.compactMap(OutletDeclaration.init).first else { continue }
      return obstacle(at: outlet.node, in: file, "an outlet is declared in an extension")
    }
    return nil
  }

  /// The obstacle for selections, because rows and items show other scenes with methods of a delegate.
  private var selectionObstacle: Obstacle? {
    let hasRows = members.segues.contains { if case .row = $0.origin { true } else { false } }
    if hasRows, members.kind != .tableController, !conforms(to: "UITableViewDelegate") {
      return obstacle(
        at: entry.node.name, "rows lead to another scene, but \(entry.node.name.text) is not a UITableViewDelegate")
    }
    let hasItems = members.segues.contains { if case .item = $0.origin { true } else { false } }
    if hasItems, members.kind != .collectionController, !conforms(to: "UICollectionViewDelegate") {
      return obstacle(
        at: entry.node.name,
        "items lead to another scene, but \(entry.node.name.text) is not a UICollectionViewDelegate")
    }
    return nil
  }

  private func conforms(to name: String) -> Bool {
    sources.chain(members.name).contains { $0.inherited.contains(name) }
  }

  // MARK: Missing members

  /// A member or conformance that the file requires and the class lacks, or nil if there is none.
  var missing: String? {
    let chain = sources.chain(members.name)
    let names = Set(chain.flatMap(\.memberNames))
    if let action = members.actions.first(where: { !names.contains($0) }) {
      return "\(members.name) has no method for the action \(action)"
    }
    var inherited = Set(chain.flatMap(\.inherited))
    switch members.kind {
    case .tableController: inherited.formUnion(["UITableViewDelegate", "UITableViewDataSource"])
    case .collectionController: inherited.formUnion(["UICollectionViewDelegate", "UICollectionViewDataSource"])
    default: break
    }
    let needed = members.conformances.flatMap { $0.split(separator: ",") }.map { String($0.filter { $0 != " " }) }
    return needed.first { !inherited.contains($0) && Self.heirs(of: $0).isDisjoint(with: inherited) }
      .map { "\(members.name) is no \($0)" }
  }

  /// Returns the protocols that inherit from a protocol.
  private static func heirs(of name: String) -> Set<String> {
    switch name {
    case "UICollectionViewDelegate": ["UICollectionViewDelegateFlowLayout"]
    case "UIScrollViewDelegate": ["UITableViewDelegate", "UITextViewDelegate"]
    default: []
    }
  }
}
