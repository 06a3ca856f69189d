/// The protocols with which a project divides its view code into steps, with a method for the hierarchy and one for
/// constraints.
struct PipelineSteps: Sendable {
  /// The names of methods that add subviews.
  private(set) var hierarchy: Set<String> = []
  private(set) var constraints: Set<String> = []
  /// The names of methods that set properties of views.
  private(set) var configuration: Set<String> = []
  /// The names of the protocols.
  private(set) var protocols: Set<String> = []

  var all: Set<String> { hierarchy.union(constraints) }

  init() {}

  init(_ types: ProjectTypes) {
    for type in types.all where type.kind == .protocol {
      let steps = type.functions.filter { $0.node.body == nil && $0.node.signature.parameterClause.parameters.isEmpty }
        .map { $0.node.name.identifierText }
      let first = steps.filter { name in
        let name = name.lowercased()
        return ["hierarchy", "subview"].contains { name.contains($0) }
          || name.hasSuffix("views") && name.hasPrefix("add")
      }
      let second = steps.filter { $0.lowercased().contains("constraint") }
      guard !first.isEmpty, !second.isEmpty else { continue }
      hierarchy.formUnion(first)
      constraints.formUnion(second)
      configuration.formUnion(
        steps.filter { name in
          !first.contains(name) && !second.contains(name)
            && ["config", "style"].contains { name.lowercased().contains($0) }
        })
      protocols.insert(type.name)
    }
  }
}
