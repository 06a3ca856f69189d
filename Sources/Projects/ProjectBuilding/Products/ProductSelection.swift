import Projects

/// The part of a project that is built and run.
package struct ProductSelection: Sendable {
  /// The name of the program.
  package var name: String
  /// The app, or nil if the program has none.
  package var app: Target?
  /// All targets that are compiled, dependencies first.
  package var targets: [Target]
  /// The macros that the targets use, and the dependencies of these, dependencies first.
  package var macros: [Target] = []
  /// The names of the third-party targets.
  package var thirdParty: Set<String>
  /// The names of the test targets, if the program runs tests.
  package var tests: [String] = []

  /// - Parameters:
  ///   - target: The name of a target, or nil.
  ///   - scheme: The name of a scheme, or nil.
  /// - Throws: ``SelectionError`` if the target or scheme does not exist, there is nothing to build, or dependencies
  ///   form a cycle.
  package init(of project: Project, target: String? = nil, scheme: String? = nil) throws(SelectionError) {
    let project = ProductSelection.withThirdParties(project)
    let roots = try ProductSelection.roots(of: project, target: target, scheme: scheme)
    thirdParty = ProductSelection.thirdParty(of: project)
    targets = try ProductSelection.inOrder(roots, of: project)
    try ProductSelection.refuseSameModules(targets)
    macros = try ProductSelection.macros(of: targets, in: project)
    app = roots.first { $0.kind == .app || $0.kind == .executable }
    name = app?.name ?? (roots.count == 1 ? roots[0].name : project.name)
  }

  init(name: String, app: Target?, targets: [Target], thirdParty: Set<String>) {
    self.name = name
    self.app = app
    self.targets = targets
    self.thirdParty = thirdParty
  }

  /// Throws an error for targets with the same module name, because one module would overwrite the other.
  private static func refuseSameModules(_ targets: [Target]) throws(SelectionError) {
    var names: [String: String] = [:]
    for target in targets where !target.sources.isEmpty {
      if let other = names.updateValue(target.name, forKey: target.moduleName) {
        throw .sameModule(target.moduleName, targets: [other, target.name])
      }
    }
  }

  private static func roots(of project: Project, target: String?, scheme: String?) throws(SelectionError) -> [Target] {
    let able = project.targets.filter { $0.leftOut == nil }
    if let name = target {
      guard let found = project.targets.first(where: { $0.name == name }) else {
        throw .unknown(kind: "target", name: name, known: project.targets.map(\.name))
      }
      if let reason = found.leftOut { throw .leftOut(target: name, reason: reason) }
      return [found]
    }
    if let name = scheme {
      guard let found = project.schemes.first(where: { $0.name == name }) else {
        throw .unknown(kind: "scheme", name: name, known: project.schemes.map(\.name))
      }
      guard let launched = found.launchTarget, let target = able.first(where: { $0.name == launched }) else {
        throw .nothingToBuild(project: "scheme \(name)", leftOut: [])
      }
      return [target]
    }
    // The project itself chooses the target that its scheme launches, or its app. If that is a module, all modules are
    // displayed together.
    if let app = able.first(where: { $0.name == project.mainTarget && $0.kind == .app }) { return [app] }
    let modules = able.filter {
      !$0.isThirdParty && !$0.runsInCompiler && [.framework, .library, .executable].contains($0.kind)
        && !$0.sources.isEmpty
    }
    if modules.isEmpty {
      throw .nothingToBuild(
        project: project.name,
        leftOut: project.targets.compactMap { target in target.leftOut.map { "\(target.name): \($0)" } })
    }
    return modules
  }

  /// Returns the names of third-party targets.
  static func thirdParty(of project: Project) -> Set<String> {
    Set(project.thirdParty.map(\.name) + project.targets.filter(\.isThirdParty).map(\.name))
  }

  /// Returns the project with the third-party modules whose sources were found as additional targets.
  static func withThirdParties(_ project: Project) -> Project {
    var project = project
    let own = Set(project.targets.map(\.name))
    // A pod whose specification names no language version gets that of the app.
    let apps = project.targets.filter { $0.kind == .app && !$0.sources.isEmpty }
    let usualVersion = apps.map(\.settings.swiftVersion).first { $0.hasPrefix("4") } ?? "5"
    for module in project.thirdParty
    where !(module.sources + module.foreignSources).isEmpty && !own.contains(module.name) {
      var target = Target(name: module.name, moduleName: module.name, kind: .library)
      target.sources = module.sources
      target.foreignSources = module.foreignSources
      target.resources = module.resources
      target.externalDependencies = module.dependencies
      target.settings.swiftVersion = module.swiftVersion ?? usualVersion
      project.targets.append(target)
      for index in project.targets.indices where module.importedBy.contains(project.targets[index].name) {
        if !project.targets[index].externalDependencies.contains(module.name) {
          project.targets[index].externalDependencies.append(module.name)
        }
      }
    }
    return project
  }

  /// Returns the macros that targets use, and the dependencies of these.
  static func macros(of targets: [Target], in project: Project) throws(SelectionError) -> [Target] {
    let names = Set(targets.flatMap(\.dependencies))
    let used = project.targets.filter { $0.kind == .macro && $0.leftOut == nil && names.contains($0.name) }
    return used.isEmpty ? [] : try inOrder(used, of: project)
  }

  /// Returns targets with their dependencies, dependencies first. The depth-first search is not recursive, because a
  /// project may nest targets to any depth.
  static func inOrder(_ roots: [Target], of project: Project) throws(SelectionError) -> [Target] {
    var byName: [String: Target] = [:]
    for target in project.targets where byName[target.name] == nil { byName[target.name] = target }
    var state: [String: Bool] = [:]
    var order: [Target] = []
    for root in roots {
      var stack: [(target: Target, next: Int)] = [(root, 0)]
      if state[root.name] != nil { continue }
      state[root.name] = false
      while let (target, next) = stack.last {
        let names = (target.dependencies + target.externalDependencies).filter { byName[$0] != nil }
        guard next < names.count else {
          stack.removeLast()
          state[target.name] = true
          order.append(target)
          continue
        }
        stack[stack.count - 1].next += 1
        let dependency = byName[names[next]]!
        switch state[dependency.name] {
        case true?: continue
        case false?:
          throw .cycle(stack.map(\.target.name).drop { $0 != dependency.name } + [dependency.name])
        case nil:
          if dependency.leftOut != nil || [.unitTests, .uiTests, .macro, .plugin].contains(dependency.kind) {
            continue
          }
          state[dependency.name] = false
          stack.append((dependency, 0))
        }
      }
    }
    return order
  }
}

/// A reason for which no target of a project can be selected.
package enum SelectionError: Error, CustomStringConvertible {
  case unknown(kind: String, name: String, known: [String])
  case leftOut(target: String, reason: String)
  case nothingToBuild(project: String, leftOut: [String])
  case noTests(project: String, leftOut: [String])
  case cycle([String])
  case sameModule(String, targets: [String])

  package var description: String {
    switch self {
    case .unknown(let kind, let name, let known):
      "there is no \(kind) \"\(name)\"" + (known.isEmpty ? "" : "; available: \(known.joined(separator: ", "))")
    case .leftOut(let target, let reason): "cannot build target \"\(target)\": \(reason)"
    case .nothingToBuild(let project, let leftOut):
      "\(project) has no app, framework or library with Swift sources that ViewCode can build"
        + (leftOut.isEmpty ? "" : "\n  " + leftOut.joined(separator: "\n  "))
    case .noTests(let project, let leftOut):
      "\(project) has no tests that ViewCode can run"
        + (leftOut.isEmpty ? "" : "\n  " + leftOut.joined(separator: "\n  "))
    case .sameModule(let module, let targets):
      "\(targets.joined(separator: " and ")) have the same module name, \(module); "
        + "a program can have only one module of a name"
    case .cycle(let names): "targets depend on each other: \(names.joined(separator: " -> "))"
    }
  }
}
