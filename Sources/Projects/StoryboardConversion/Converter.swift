import Foundation
import InterfaceBuilder

/// Converts Interface Builder files to Swift, with a class for each view of a XIB and each scene of a storyboard.
///
/// All documents that belong together are converted together, so that names are unique and scenes know each other's
/// classes.
package struct Converter {
  package struct Options: Sendable {
    package var style = CodeStyle.viewcode
    /// The names of the colors in the project's catalogs.
    package var catalogColors: Set<String> = []
    /// The names of the project's types, which new classes can't have.
    package var takenNames: Set<String> = []
    /// The tables of localized texts of files, by the files' paths.
    package var texts: [String: TextTable] = [:]
    /// The project's classes by name, if code is added to them, or nil if all classes are new.
    package var projectClasses: [String: ProjectClass]?
    /// The scenes that are not converted. Other scenes load them from their storyboards.
    package var staying: Set<SceneKey> = []

    package init() {}
  }

  let options: Options
  private let classNames: ClassNameSource

  package init(options: Options = Options()) {
    self.options = options
    classNames = ClassNameSource(
      names: ClassNames(besides: options.takenNames), stubs: Stubs(),
      projectClasses: options.projectClasses ?? [:])
  }

  /// Converts documents in their order.
  package func convert(_ documents: [Document]) -> Conversion {
    let shared = Self.sharedClasses(documents)
    classNames.shared = shared
    var names: [SourceElement: String] = [:]
    for document in documents {
      for object in converted(document) {
        names[object.element] = className(of: object, in: document, besides: shared)
      }
    }
    nameReferences(documents, &names)
    var units: [ConvertedUnit] = []
    var coordinators: [ConvertedClass] = []
    var members: [String: Set<String>] = [:]
    for document in documents {
      var models: [UnitModel] = []
      for object in converted(document) {
        let notes = NoteList()
        let context = AttributeContext(
          expressions: Expressions(
            document: document, catalogColors: options.catalogColors, texts: options.texts[document.path]), notes: notes
        )
        let builder = UnitBuilder(
          document: document, context: context, classNames: classNames, names: names, shared: shared)
        models.append(builder.unit(of: object, named: names[object.element] ?? "ConvertedView"))
      }
      if options.projectClasses == nil, let coordinator = coordinate(&models, document, names) {
        coordinators.append(coordinator)
      }
      units += models.map { written($0, of: document) }
      for model in models.flatMap(\.classes) { members[model.name, default: []].formUnion(model.memberNames) }
    }
    return Conversion(
      units: units, coordinators: coordinators, stubs: classNames.stubs.declarations(besides: members))
  }

  /// Gives the scenes of a storyboard with segues a coordinator, which has a method for each segue.
  private func coordinate(
    _ units: inout [UnitModel], _ document: Document, _ names: [SourceElement: String]
  ) -> ConvertedClass? {
    let flows = units.flatMap(\.main.flows)
    guard document.kind == .storyboard, !flows.isEmpty else { return nil }
    let file = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
    let stem = SwiftName.type(Array(SwiftName.words(of: file).suffix(4))) ?? "Scenes"
    var model = CoordinatorModel(name: classNames.names.unique("\(stem)Coordinator"))
    model.flows = flows
    model.initial = document.initialViewController.flatMap { names[$0.element] }.map { "\($0)()" }
    for index in units.indices where !units[index].main.flows.isEmpty {
      units[index].main.coordinator = model.name
      units[index].main.protocols.append(ConformanceModel(name: model.conformance, members: []))
    }
    return ConvertedClass(
      name: model.name, source: CoordinatorWriter(model: model).source(), id: nil, kind: .view, isMain: false,
      file: document.path)
  }

  private func converted(_ document: Document) -> [Object] {
    Self.mainObjects(of: document).filter { !options.staying.contains(SceneKey($0, in: document)) }
  }

  /// Gives references to scenes of other storyboards the names of those scenes.
  private func nameReferences(_ documents: [Document], _ names: inout [SourceElement: String]) {
    var storyboards: [String: Document] = [:]
    for document in documents where document.kind == .storyboard {
      let file = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
      storyboards[file] = storyboards[file] ?? document
    }
    for document in documents where document.kind == .storyboard {
      for placeholder in document.scenes.compactMap(\.controller) where placeholder.kind == .viewControllerPlaceholder {
        guard let target = storyboards[placeholder[ViewControllerPlaceholderElement.storyboardName] ?? ""] else {
          continue
        }
        let scene =
          placeholder[ViewControllerPlaceholderElement.referencedIdentifier].map {
            target.viewController(identifier: $0)
          }
          ?? target.initialViewController
        if let scene, let name = names[scene.element] { names[placeholder.element] = name }
      }
    }
  }

  /// Returns the objects that become classes: the view controllers of scenes, and the views and view controllers of a
  /// XIB.
  static func mainObjects(of document: Document) -> [Object] {
    switch document.kind {
    case .storyboard:
      return document.scenes.compactMap(\.controller).filter { $0.kind != .viewControllerPlaceholder }
    case .xib:
      return document.topLevelObjects.filter { object in
        object.kind?.category == .view || object.kind == nil
          || object.kind?.category == .controller && object.kind != .viewControllerPlaceholder
      }
    }
  }

  // MARK: - Names

  /// Returns the classes of views that several objects have with different contents.
  private static func sharedClasses(_ documents: [Document]) -> Set<String> {
    var counts: [String: Int] = [:]
    for document in documents {
      for object in document.allObjects where object.kind?.category == .view {
        if let custom = object.customClass { counts[AttributeContext.typeName(custom.name), default: 0] += 1 }
      }
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private func className(of object: Object, in document: Document, besides shared: Set<String>) -> String {
    if let owner = Self.owner(of: object, in: document) {
      return classNames.name(ofProjectClass: AttributeContext.typeName(owner))
    }
    if let custom = object.customClass, !shared.contains(AttributeContext.typeName(custom.name)) {
      return classNames.name(ofProjectClass: AttributeContext.typeName(custom.name))
    }
    let file = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
    let isController = object.kind?.category == .controller
    if !isController {
      let words = SwiftName.words(of: object.userLabel ?? object.reuseIdentifier ?? file)
      let type = SwiftName.type(words) ?? "Converted"
      return classNames.names.unique(Self.with(Self.ending(of: object), type))
    }
    let candidates: [String?] = [
      object[ViewControllerElement.storyboardIdentifier], object[ViewControllerElement.title],
      object[ViewControllerElement.navigationItem]?[NavigationItemElement.title], object.userLabel,
      object[ViewControllerElement.tabBarItem]?[BarItemElement.title], Self.firstScreen(of: object, in: document), file,
    ]
    for candidate in candidates {
      guard let candidate, let type = SwiftName.type(Array(SwiftName.words(of: candidate).prefix(4))) else { continue }
      return classNames.names.unique(Self.with(Self.ending(of: object), type))
    }
    return classNames.names.unique("Converted" + Self.ending(of: object))
  }

  /// Returns the name of the first screen of a navigation controller, which distinguishes several of them in a file, or
  /// nil for the file's initial one.
  private static func firstScreen(of object: Object, in document: Document) -> String? {
    guard object.kind == .navigationController, object != document.initialViewController,
      let root = object.segues.first(where: { $0.kind == .relationship })?.destination
    else { return nil }
    return root.customClass.map { ClassNameSource.stem(AttributeContext.typeName($0.name)) }
      ?? root[ViewControllerElement.title] ?? root[ViewControllerElement.storyboardIdentifier]
      ?? root[ViewControllerElement.navigationItem]?[NavigationItemElement.title]
  }

  private static func ending(of object: Object) -> String {
    switch object.kind {
    case .tableViewCell, .collectionViewCell: "Cell"
    case .tableViewController: "TableViewController"
    case .collectionViewController: "CollectionViewController"
    case .navigationController: "NavigationController"
    case .tabBarController: "TabBarController"
    case .splitViewController: "SplitViewController"
    case .pageViewController: "PageViewController"
    case let kind? where kind.category == .controller: "ViewController"
    default: "View"
    }
  }

  private static func with(_ ending: String, _ name: String) -> String {
    if name.hasSuffix(ending) { return name }
    if ending.hasSuffix("Controller"), name.hasSuffix("Controller") { return name }
    if ending == "View", name.hasSuffix("Cell") || name.hasSuffix("Header") || name.hasSuffix("Footer") { return name }
    // `ProfileView` and `ViewController` share a word.
    if ending == "ViewController", name.hasSuffix("View") { return name + "Controller" }
    return name + ending
  }

  /// Returns the class of the owner whose view is a XIB's view.
  static func owner(of object: Object, in document: Document) -> String? {
    guard document.kind == .xib, let owner = document.filesOwner, let name = owner.customClass?.name else { return nil }
    return ownsView(owner, object) ? name : nil
  }

  /// Returns the objects that become classes, and the class that an owner gives to one of them.
  package static func objects(of document: Document) -> [Object] { mainObjects(of: document) }
  package static func className(ofOwner object: Object, in document: Document) -> String? {
    owner(of: object, in: document)
  }

  /// Returns whether a file's owner is a view controller whose view is an object.
  static func ownsView(_ owner: Object, _ object: Object) -> Bool {
    guard owner.customClass?.name.hasSuffix("Controller") == true else { return false }
    return owner.outlets.contains { $0.property == "view" && $0.destination == object }
  }

  // MARK: - Writing

  private func written(_ unit: UnitModel, of document: Document) -> ConvertedUnit {
    var result = ConvertedUnit(
      file: document.path, scene: unit.id, className: unit.main.name, isController: unit.main.isController,
      notes: unit.notes)
    result.views = unit.classes.reduce(0) { $0 + $1.viewCount } + 1
    for model in unit.classes {
      let source =
        options.style == .viewcode && ViewCodeWriter.suits(model)
        ? ViewCodeWriter(model: model, superviews: unit.superviews[model.name] ?? [:]).source()
        : UIKitWriter(model: model).source()
      var converted = ConvertedClass(
        name: model.name, source: source, id: model.object.id, kind: ConvertedClass.Kind(model),
        isMain: model.name == unit.main.name)
      if options.projectClasses != nil { converted.members = InPlaceWriter(model: model).members() }
      result.classes.append(converted)
    }
    return result
  }
}

extension Object {
  /// The reuse identifier of the cell.
  var reuseIdentifier: String? { self[TableViewCellElement.reuseIdentifier] }
}

/// The result of converting files.
package struct Conversion: Sendable {
  package var units: [ConvertedUnit]
  /// The coordinators of storyboards, which create all scenes.
  package var coordinators: [ConvertedClass]
  /// The declarations of the project's own classes that the code refers to.
  package var stubs: ProjectStubs
}

/// The result of converting a scene or view.
package struct ConvertedUnit: Sendable {
  package var file: String
  /// The identifier of the scene's view controller, or of the view.
  package var scene: String
  package var className: String
  package var isController: Bool
  package var notes: [ConversionNote]
  package var classes: [ConvertedClass] = []
  /// The number of views.
  package var views = 0
}

package struct ConvertedClass: Sendable {
  package enum Kind: Sendable { case view, tableCell, collectionCell, headerFooter, reusableView, controller }

  package var name: String
  package var source: String
  /// The identifier of the object in the file.
  package var id: String?
  package var kind: Kind
  /// Whether the class is the scene's own, and not that of a part.
  package var isMain: Bool
  /// The file of the class, if it differs from that of its unit.
  package var file: String?
  /// The members for an existing class, if code is written in place.
  package var members: ClassMembers?
}

extension ConvertedClass.Kind {
  init(_ model: ClassModel) {
    switch model.kind {
    case .view, .control, .otherView: self = .view
    case .tableCell: self = .tableCell
    case .collectionCell: self = .collectionCell
    case .headerFooter: self = .headerFooter
    case .reusableView: self = .reusableView
    case .controller, .tableController, .collectionController, .container: self = .controller
    }
  }
}

/// The library that the generated code uses.
package enum CodeStyle: String, CaseIterable, Sendable {
  /// ViewCode, with the hierarchy, layout and configuration as data.
  case viewcode
  /// Only UIKit, with anchors.
  case uikit
}
