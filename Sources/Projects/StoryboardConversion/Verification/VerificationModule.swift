import InterfaceBuilder

/// The module in which converted code is compiled to compare it with its files: the code of some units, and stubs for
/// other classes.
///
/// The owner of each line is known, so that an error in any file leads to the code to remove.
package struct VerificationModule {
  /// The owner of a line.
  package enum Owner: Hashable {
    case unit(Int)
    case stub(String)
    case stubMember(String, of: String)
    case coordinator(String)
  }

  /// Code that is omitted in addition to units.
  package struct Omissions: Equatable {
    package var stubs: Set<String> = []
    package var stubMembers: [String: Set<String>] = [:]
    package var coordinators: Set<String> = []

    package init() {}
  }

  package static let name = "Converted"
  static let stubsFile = "ProjectClasses.swift"
  static let listFile = "ConvertedList.swift"

  /// The sources by file name.
  package private(set) var files: [String: String] = [:]
  /// The units whose code the module contains.
  package let units: [Int]
  private let conversion: Conversion
  private let omissions: Omissions
  /// The owner of each line in a file, starting at the first line.
  private var owners: [String: [Owner?]] = [:]
  private var mentioned: Set<Substring> = []

  package init(_ conversion: Conversion, units: [Int], omissions: Omissions = Omissions()) {
    self.conversion = conversion
    self.units = units
    self.omissions = omissions
    addUnits()
    addCoordinators()
    addStubs()
    addList()
  }

  /// Returns the owner of a line, or nil for a line without one, such as an import.
  ///
  /// - Parameter line: The line, counted from 1.
  package func owner(of line: Int, in file: String) -> Owner? {
    guard let owners = owners[file], owners.indices.contains(line - 1) else { return nil }
    return owners[line - 1]
  }

  // MARK: - Files

  private mutating func add(_ file: String, _ lines: [(text: String, owner: Owner?)]) {
    files[file] = lines.map { $0.text + "\n" }.joined()
    owners[file] = lines.map(\.owner)
  }

  private mutating func add(_ type: ConvertedClass, _ owner: Owner) {
    let lines = type.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    add("\(type.name).swift", lines.map { ($0, owner) })
    for line in lines { mentioned.formUnion(Self.words(of: line)) }
  }

  private static func words(of line: String) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private mutating func addUnits() {
    for unit in units {
      for type in conversion.units[unit].classes { add(type, .unit(unit)) }
    }
  }

  private mutating func addCoordinators() {
    for coordinator in conversion.coordinators
    where mentioned.contains(coordinator.name[...]) && !omissions.coordinators.contains(coordinator.name) {
      add(coordinator, .coordinator(coordinator.name))
      let types = Dictionary(
        units.flatMap { unit in conversion.units[unit].classes.map { ($0.name[...], unit) } },
        uniquingKeysWith: { first, _ in first })
      // A line that creates a scene belongs to the scene.
      let lines = coordinator.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      owners["\(coordinator.name).swift"] = lines.map { line in
        Self.words(of: line).lazy.compactMap { types[$0] }.first.map(Owner.unit) ?? .coordinator(coordinator.name)
      }
    }
  }

  private mutating func addStubs() {
    var lines: [(String, Owner?)] = [("import UIKit", nil)]
    lines += conversion.stubs.modules.map { ("import \($0)", nil) }
    let left = conversion.units.indices.filter { !units.contains($0) }.flatMap { conversion.units[$0].classes }
    let leftNames = Set(left.map(\.name))
    for declaration in conversion.stubs.declarations
    where !leftNames.contains(declaration.name) && isUsed(declaration.name) {
      lines += text(of: declaration)
    }
    // Other units still refer to removed ones.
    for type in left where isUsed(type.name) {
      var declaration =
        conversion.stubs.declarations.first { $0.name == type.name }
        ?? ProjectStubs.Declaration(name: type.name, members: [])
      declaration.base = type.kind.baseClass
      declaration.ownMembers = []
      lines += text(of: declaration)
    }
    add(Self.stubsFile, lines)
  }

  private func isUsed(_ name: String) -> Bool { mentioned.contains(name[...]) && !omissions.stubs.contains(name) }

  private func text(of declaration: ProjectStubs.Declaration) -> [(String, Owner?)] {
    let name = declaration.name
    let without = declaration.ownMembers.union(omissions.stubMembers[name] ?? [])
    let members = declaration.members.filter { !without.contains($0.name) && mentioned.contains($0.name[...]) }
    if declaration.base == nil, members.isEmpty { return [] }
    var lines: [(String, Owner?)] = [("", nil)]
    lines.append((declaration.base.map { "class \(name): \($0) {" } ?? "extension \(name) {", .stub(name)))
    for member in members {
      let head = "  var \(member.name): \(member.type)"
      let text = declaration.base == nil ? head + " { get { nil } set {} }" : head
      lines.append((text, .stubMember(member.name, of: name)))
    }
    lines.append(("}", .stub(name)))
    return lines
  }

  // MARK: - Compared classes

  /// The classes that the program compares, from all units in the order of the list. For units that are not in the
  /// module, the views in their files are counted.
  package var entries: [(unit: Int, name: String)] {
    conversion.units.indices.flatMap { unit in
      conversion.units[unit].classes.filter { $0.id != nil || $0.isMain }.map { (unit, $0.name) }
    }
  }

  private mutating func addList() {
    var lines: [(String, Owner?)] = [
      "import ConversionVerification", "import UIKit", "", "@_cdecl(\"viewcode_conversions_\(Self.name)\")",
      "public func viewcodeConversions(_ pointer: UnsafeMutableRawPointer) {",
      "  nonisolated(unsafe) let pointer = pointer", "  MainActor.assumeIsolated {",
      "    let list = ConversionList.at(pointer)",
    ].map { ($0, nil) }
    for (index, unit) in conversion.units.enumerated() {
      let isThere = units.contains(index)
      for type in unit.classes {
        guard let id = type.id ?? (type.isMain ? unit.scene : nil) else { continue }
        let place =
          "file: \(SwiftLiteral.text(unit.file)), object: \(SwiftLiteral.text(id)), "
          + "scene: \(SwiftLiteral.text(unit.scene)), name: \(SwiftLiteral.text(type.name))"
        lines.append(
          isThere
            ? ("    list.add(\(place)) { \(type.kind.making(type.name)) }", .unit(index))
            : ("    list.addUncompiled(\(place))", nil))
      }
    }
    add(Self.listFile, lines + [("  }", nil), ("}", nil)])
  }
}

extension ConvertedClass.Kind {
  fileprivate var baseClass: String {
    switch self {
    case .view: "UIView"
    case .tableCell: "UITableViewCell"
    case .collectionCell: "UICollectionViewCell"
    case .headerFooter: "UITableViewHeaderFooterView"
    case .reusableView: "UICollectionReusableView"
    case .controller: "UIViewController"
    }
  }

  fileprivate func making(_ name: String) -> String {
    switch self {
    case .view, .controller: "\(name)()"
    case .tableCell: "\(name)(style: .default, reuseIdentifier: nil)"
    case .headerFooter: "\(name)(reuseIdentifier: nil)"
    case .collectionCell, .reusableView: "\(name)(frame: .zero)"
    }
  }
}
