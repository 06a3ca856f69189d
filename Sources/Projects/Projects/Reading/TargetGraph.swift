/// The dependencies between the targets of a project.
enum TargetGraph {
  /// Marks macros, and modules that only macros and tests depend on.
  static func markWhatRunsInCompiler(of assembly: ProjectAssembly) {
    let targets = assembly.targets
    var users: [String: [Target]] = [:]
    for target in targets where target.kind != .unitTests && target.kind != .uiTests {
      for name in target.dependencies { users[name, default: []].append(target) }
    }
    var marked = Set(targets.filter { $0.kind == .macro }.map(\.name))
    var waiting = targets.filter { $0.kind == .macro }.flatMap(\.dependencies)
    while let name = waiting.popLast() {
      guard !marked.contains(name), users[name]?.allSatisfy({ marked.contains($0.name) }) == true else { continue }
      marked.insert(name)
      waiting += targets.first { $0.name == name }?.dependencies ?? []
    }
    guard !marked.isEmpty else { return }
    assembly.update { $0.runsInCompiler = marked.contains($0.name) }
  }

  /// Removes dependencies that form cycles and reports them, because targets in a cycle cannot be built in any order.
  static func breakCircles(of assembly: ProjectAssembly) {
    let targets = assembly.targets
    var index: [String: Int] = [:]
    for (number, target) in targets.enumerated() { index[target.name] = number }
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: targets.count)
    var broken: [(from: Int, to: Int)] = []
    for start in targets.indices where states[start] == .new {
      // An explicit stack replaces recursion.
      var path: [(target: Int, next: Int)] = [(start, 0)]
      states[start] = .open
      while let (target, next) = path.last {
        let dependencies = targets[target].dependencies
        guard next < dependencies.count else {
          states[target] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let dependency = index[dependencies[next]] else { continue }
        switch states[dependency] {
        case .new:
          states[dependency] = .open
          path.append((dependency, 0))
        case .open: broken.append((target, dependency))
        case .done: break
        }
      }
    }
    guard !broken.isEmpty else { return }
    let cut = Dictionary(grouping: broken) { targets[$0.from].name }.mapValues { Set($0.map { targets[$0.to].name }) }
    assembly.update { target in
      guard let names = cut[target.name] else { return }
      target.dependencies.removeAll { names.contains($0) }
    }
    for (from, to) in broken {
      assembly.report(
        .error,
        "the targets \(targets[from].name) and \(targets[to].name) depend on each other; "
          + "building \(targets[from].name) without the other"
      )
    }
  }
}
