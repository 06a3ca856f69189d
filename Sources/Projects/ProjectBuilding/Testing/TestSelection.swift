import Projects

/// The tests of a project that are run: a program for each app that tests are loaded into, and one for tests without an
/// app.
package struct TestSelection: Sendable {
  package var products: [ProductSelection]
  /// The test targets that are not run here, with the reasons.
  package var leftOut: [(target: String, reason: String)]

  /// - Parameters:
  ///   - target: The name of a test target, or of another target whose tests are run.
  ///   - scheme: The name of a scheme whose tests are run.
  /// - Throws: ``SelectionError`` if the target or scheme does not exist, or no test can be run.
  package init(of project: Project, target: String? = nil, scheme: String? = nil) throws(SelectionError) {
    let project = ProductSelection.withThirdParties(project)
    let wanted = try TestSelection.wanted(of: project, target: target, scheme: scheme)
    leftOut = []
    var tests: [Target] = []
    for test in wanted {
      if test.kind == .uiTests {
        leftOut.append((test.name, "UI tests control an app from another process, which only Xcode supports"))
      } else if let reason = test.leftOut {
        leftOut.append((test.name, reason))
      } else if test.sources.isEmpty {
        leftOut.append((test.name, "it has no Swift files"))
      } else {
        tests.append(test)
      }
    }
    guard !tests.isEmpty else {
      throw .noTests(project: project.name, leftOut: leftOut.map { "\($0.target): \($0.reason)" })
    }
    products = []
    var hosts: [String?] = []
    for test in tests where !hosts.contains(test.hostApp) { hosts.append(test.hostApp) }
    for host in hosts {
      let group = tests.filter { $0.hostApp == host }
      let app = host.flatMap { name in project.targets.first { $0.name == name && $0.leftOut == nil } }
      var product = ProductSelection(
        name: "\(app?.name ?? project.name) tests", app: app,
        targets: try ProductSelection.inOrder([app].compactMap { $0 } + group, of: project),
        thirdParty: ProductSelection.thirdParty(of: project))
      product.macros = try ProductSelection.macros(of: product.targets, in: project)
      product.tests = group.map(\.name)
      products.append(product)
    }
  }

  private static func wanted(
    of project: Project, target: String?, scheme: String?
  ) throws(SelectionError) -> [Target] {
    let all = project.targets.filter { $0.kind == .unitTests || $0.kind == .uiTests }
    if let name = target {
      guard let found = project.targets.first(where: { $0.name == name }) else {
        throw .unknown(kind: "target", name: name, known: all.map(\.name))
      }
      if all.contains(where: { $0.name == name }) { return [found] }
      return all.filter { $0.hostApp == name || $0.dependencies.contains(name) }
    }
    if let name = scheme {
      guard let found = project.schemes.first(where: { $0.name == name }) else {
        throw .unknown(kind: "scheme", name: name, known: project.schemes.map(\.name))
      }
      if !found.testTargets.isEmpty { return all.filter { found.testTargets.contains($0.name) } }
      return all.filter { test in
        found.launchTarget.map { test.hostApp == $0 || test.dependencies.contains($0) } ?? false
      }
    }
    return all
  }
}
