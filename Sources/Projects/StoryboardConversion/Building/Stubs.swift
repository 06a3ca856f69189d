import InterfaceBuilder

/// The project's classes that converted code refers to and that the converter has not seen, with the members that it
/// uses, for a program that only contains the converted code.
final class Stubs {
  private var bases: [String: String] = [:]
  private var properties: [String: [String: String]] = [:]
  private(set) var modules: Set<String> = []

  /// The classes of elements. A file may specify one of them for an element of another kind.
  static let uikitClasses = Set(ObjectKind.allCases.compactMap(\.className))

  /// The classes of elements that are superclasses of a UIKit class, by its name.
  private static let ancestors: [String: Set<String>] = Dictionary(
    ObjectKind.allCases.compactMap { kind in
      guard let name = kind.className, let schema = ElementSchema.of(kind.rawValue) else { return nil }
      return (name, Set(schema.ancestors.compactMap { ElementSchema.of($0)?.className }).subtracting([name]))
    }, uniquingKeysWith: { first, _ in first })

  /// Adds a class by its name in code. If two files derive it from different classes, the first is used.
  func addClass(_ name: String, of object: Object, _ context: AttributeContext) {
    guard !Self.uikitClasses.contains(name) else { return }
    guard let base = context.baseClass(of: object) ?? object.kind?.className.map({ ($0, nil) }) else { return }
    if let module = base.module { modules.insert(module) }
    // A view that sends actions is a control, whatever its element.
    let isControl = base.name == "UIView" && !object.actions.isEmpty
    if bases[name] == nil || bases[name] == "UIView" && isControl { bases[name] = isControl ? "UIControl" : base.name }
  }

  func addProperty(_ path: String, _ value: RuntimeAttribute.Value, of type: String) {
    let type: (String, String) =
      switch value {
      case .empty: (type, "Any?")
      case .bool: (type, "Bool?")
      case .integer, .real: (type, "CGFloat?")
      case .text, .localizedText: (type, "String?")
      case .color: (type, "UIColor?")
      case .image: (type, "UIImage?")
      case .point: (type, "CGPoint?")
      case .size: (type, "CGSize?")
      case .rect: (type, "CGRect?")
      case .range: (type, "NSRange?")
      }
    let first = path.split(separator: ".").first.map(String.init) ?? path
    guard first == path else { return }
    properties[type.0, default: [:]][path] = properties[type.0]?[path] ?? type.1
  }

  func addOutlet(_ name: String, _ type: String, of className: String) {
    properties[className, default: [:]][name] = "\(type)?"
  }

  /// Returns the declarations of the classes.
  ///
  /// - Parameter written: The members of the classes that the converted code itself declares.
  func declarations(besides written: [String: Set<String>]) -> ProjectStubs {
    func members(of name: String) -> [ProjectStubs.Member] {
      // Subclasses inherit the extensions of a superclass.
      let above = Self.ancestors[name] ?? Self.ancestors[bases[name] ?? ""]?.union([bases[name] ?? ""]) ?? ["UIView"]
      let inherited = Set(above.flatMap { (properties[$0] ?? [:]).keys })
      return (properties[name] ?? [:]).filter { !inherited.contains($0.key) }.sorted { $0.key < $1.key }
        .map { ProjectStubs.Member(name: $0.key, type: $0.value) }
    }
    var result = ProjectStubs(modules: modules.sorted())
    let names = Set(bases.keys).subtracting(written.keys)
    result.declarations = names.sorted().map {
      ProjectStubs.Declaration(name: $0, base: bases[$0], members: members(of: $0))
    }
    let apples = ["UI", "WK", "MK", "AV", "NS"]
    for name in properties.keys.sorted()
    where !names.contains(name) && (written[name] != nil || apples.contains { name.hasPrefix($0) }) {
      result.declarations.append(
        ProjectStubs.Declaration(name: name, base: nil, members: members(of: name), ownMembers: written[name] ?? []))
    }
    return result
  }
}

/// The names of new classes, and facts about existing ones.
final class ClassNameSource {
  var names: ClassNames
  let stubs: Stubs
  /// The classes to which code is added.
  let projectClasses: [String: ProjectClass]
  /// The project's classes that several objects have.
  var shared: Set<String> = []

  init(names: ClassNames, stubs: Stubs, projectClasses: [String: ProjectClass] = [:]) {
    self.names = names
    self.stubs = stubs
    self.projectClasses = projectClasses
  }

  /// Returns the name for an object with a class of the project, which is the class itself if code is added to it.
  func name(ofProjectClass name: String) -> String {
    projectClasses[name] == nil ? names.unique(name) : name
  }

  /// Returns whether several objects have a class of the project. The content of such an object belongs to a subclass.
  func isShared(_ object: Object) -> Bool {
    guard let custom = object.customClass.map({ AttributeContext.typeName($0.name) }) else { return false }
    return shared.contains(custom) && projectClasses[custom] == nil
  }

  /// Returns a name for the class of a cell or header.
  func name(ofPart object: Object, in owner: String) -> String {
    if let custom = object.customClass, !isShared(object) {
      return name(ofProjectClass: AttributeContext.typeName(custom.name))
    }
    let role: String =
      switch object.kind {
      case .tableViewCell, .collectionViewCell: "Cell"
      case .tableViewHeaderFooterView: "HeaderView"
      default: "View"
      }
    let identifier =
      object[TableViewCellElement.reuseIdentifier] ?? object.userLabel
      ?? object[ViewElement.accessibilityConfiguration]?.identifier
    let words = identifier.map { SwiftName.words(of: $0) } ?? []
    if let type = SwiftName.type(words), type.count <= 40 {
      let name = type.hasSuffix(role) ? type : type + role
      return names.unique(ClassNames.reserved.contains(name) ? Self.stem(owner) + name : name)
    }
    if let text = PropertyNames.firstText(in: object),
      let type = SwiftName.type(Array(SwiftName.words(of: text).prefix(3))),
      type.count <= 30
    {
      return names.unique(type.hasSuffix(role) ? type : type + role)
    }
    return names.unique(Self.stem(owner) + role)
  }

  static func stem(_ owner: String) -> String {
    for end in ["TableViewController", "CollectionViewController", "ViewController", "Controller", "View"]
    where owner.hasSuffix(end) && owner.count > end.count {
      return String(owner.dropLast(end.count))
    }
    return owner
  }
}
