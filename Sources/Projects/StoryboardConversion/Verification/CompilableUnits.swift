/// Finds the units of a conversion that compile together. Units with errors are removed one by one, and no unit without
/// an error is removed.
package struct CompilableUnits {
  /// An error of a build.
  package struct Failure: Equatable {
    package var file: String?
    package var line: Int
    package var text: String

    package init(file: String?, line: Int, text: String) {
      self.file = file
      self.line = line
      self.text = text
    }

    var description: String {
      file.map { "\($0):\(line): does not compile: \(text)" } ?? "does not compile: \(text)"
    }
  }

  /// An error for a module that can't be built even without any unit.
  package struct Unbuildable: Error {
    package var failures: [Failure]
  }

  private let conversion: Conversion
  /// The reasons for which units do not compile.
  package private(set) var notes: [Int: [String]] = [:]
  private var omissions = VerificationModule.Omissions()
  private var lastBuilt: VerificationModule?
  private let build: (VerificationModule) throws -> [Failure]

  /// - Parameter build: Builds a module and returns the errors, which are empty if it succeeded.
  package init(_ conversion: Conversion, build: @escaping (VerificationModule) throws -> [Failure]) {
    self.conversion = conversion
    self.build = build
  }

  /// Returns the module of all units that compile, which is the last one that was built.
  package mutating func run() throws -> VerificationModule {
    let units = try settle(Array(conversion.units.indices))
    if let lastBuilt, lastBuilt.units == units { return lastBuilt }
    let module = VerificationModule(conversion, units: units, omissions: omissions)
    let failures = try failures(of: module)
    guard failures.isEmpty else { throw Unbuildable(failures: failures) }
    return module
  }

  private mutating func failures(of module: VerificationModule) throws -> [Failure] {
    let failures = try build(module)
    lastBuilt = failures.isEmpty ? module : nil
    return failures
  }

  /// Returns those of the units that compile together.
  private mutating func settle(_ all: [Int]) throws -> [Int] {
    var units = all
    while !units.isEmpty {
      let module = VerificationModule(conversion, units: units, omissions: omissions)
      let failures = try failures(of: module)
      if failures.isEmpty { return units }
      if blame(failures, in: module) {
        units.removeAll { notes[$0] != nil }
        continue
      }
      // No line identifies the unit with the error, so find the half that contains it.
      guard units.count > 1 else {
        try checkThatAnythingBuilds(besides: failures)
        notes[units[0]] = failures.map(\.description)
        return []
      }
      if units.count == conversion.units.count { try checkThatAnythingBuilds(besides: failures) }
      let middle = units.count / 2
      let first = try settle(Array(units[..<middle]))
      let second = try settle(Array(units[middle...]))
      if first.count + second.count == units.count {
        // Each half builds, but both together do not.
        for unit in second { notes[unit] = failures.map(\.description) }
        units = first
      } else {
        units = first + second
      }
    }
    return []
  }

  private mutating func checkThatAnythingBuilds(besides failures: [Failure]) throws {
    guard try build(VerificationModule(conversion, units: [], omissions: omissions)).isEmpty else {
      throw Unbuildable(failures: failures)
    }
  }

  /// Removes units with errors, and returns false if no such unit is known.
  private mutating func blame(_ failures: [Failure], in module: VerificationModule) -> Bool {
    let before = omissions
    var hasBlamed = false
    for failure in failures {
      guard let file = failure.file, let owner = module.owner(of: failure.line, in: file) else { continue }
      switch owner {
      case .unit(let unit):
        notes[unit, default: []].append(failure.description)
        hasBlamed = true
      case .stubMember(let member, let type):
        // The superclass has the member, or it can't exist. Code that needs it will cause an error.
        omissions.stubMembers[type, default: []].insert(member)
      case .stub(let name): omissions.stubs.insert(name)
      case .coordinator(let name): omissions.coordinators.insert(name)
      }
    }
    return hasBlamed || omissions != before
  }
}
