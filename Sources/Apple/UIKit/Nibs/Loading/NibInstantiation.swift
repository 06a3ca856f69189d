import Foundation
import InterfaceBuilder

/// The instantiation of a nib or of a scene of a storyboard: each object of the file is created once with its contents.
/// Constraints, connections and runtime attributes follow, and then `awakeFromNib()`.
@MainActor
package final class NibInstantiation {
  package let file: NibFile
  /// The traits for which the file's variations are chosen.
  let traits: Traits
  /// The existing objects for placeholders: the file's owner, the first responder, the scene's controller.
  private(set) var objects: [SourceElement: NSObject] = [:]
  /// The created objects in the order of their creation.
  package private(set) var made: [(description: Object, object: NSObject)] = []
  let policy: any NibPolicy
  /// The scene of a storyboard whose objects are created.
  weak var scene: StoryboardScene?
  /// The missing objects that the file refers to.
  package private(set) var shortcomings: [NibDiagnostic] = []
  private(set) var constraints: [SourceElement: NSLayoutConstraint] = [:]
  /// The parts that are omitted for these traits; `nil` if there are none that depend on traits.
  private(set) lazy var masks = file.conditions.map { NibMasks($0, in: traits) }
  /// The objects with variations that wait for the view whose traits they follow.
  var unrootedVariations: [(description: Object, object: NSObject)] = []
  var unrootedConstraints: [(source: Constraint, constraint: NSLayoutConstraint)] = []

  package convenience init(_ file: NibFile, traits: UITraitCollection, policy: any NibPolicy = AppNibPolicy()) {
    self.init(file, traits: Traits(traits), policy: policy)
  }

  init(_ file: NibFile, traits: Traits, policy: any NibPolicy = AppNibPolicy()) {
    self.file = file
    self.traits = traits
    self.policy = policy
  }

  var document: Document { file.document }

  // MARK: - Objects

  /// Sets the object for a description before it is needed.
  package func place(_ object: NSObject?, for description: Object?) {
    if let description, let object { objects[description.element] = object }
  }

  /// Returns the object of a description, created if needed; `nil` if it can't be created.
  func object(_ description: Object) -> NSObject? {
    if let known = existing(description) { return known }
    guard let object = whileMaking(description, { make(description) }) else { return nil }
    // A class's initializer may have set another object for the description; the first one counts.
    if objects[description.element] == nil { adopt(object, for: description) }
    return object
  }

  /// Records an object that another object created for a description, such as the content view of a cell or the bar of
  /// a controller.
  func adopt(_ object: NSObject, for description: Object) {
    objects[description.element] = object
    made.append((description, object))
  }

  /// Returns the object of a description if it was created.
  func existing(_ description: Object) -> NSObject? { existing(description.element) }

  func existing(_ element: SourceElement) -> NSObject? { objects[element] ?? releasedObjects[element]?.object }

  package func view(_ description: Object) -> UIView? {
    if isAroundItself(description) { return nil }
    return object(description) as? UIView
  }

  /// Records that an object is being created with its contents.
  func whileMaking<Result>(_ description: Object, _ body: () -> Result) -> Result {
    underWay.append(description.element)
    defer { underWay.removeLast() }
    return body()
  }

  private var underWay: [SourceElement] = []

  /// Returns whether a view is being created, so that the reference to it would add it to itself. A file can refer to
  /// any view by its id anywhere. It is reported.
  func isAroundItself(_ description: Object) -> Bool {
    guard let inner = underWay.last, underWay.contains(description.element) else { return false }
    let name = description.id ?? description.element.name
    report(.refusedValue(name, class: inner.name, rule: "the view would contain itself"), at: inner)
    return true
  }

  package func controller(_ description: Object) -> UIViewController? { object(description) as? UIViewController }

  /// Returns the custom class of an object if there is one and the policy allows it.
  func customClass(of description: Object) -> CustomClass? {
    guard let custom = description.customClass else { return nil }
    return policy.makesCustomClasses || NibClasses.ownClass(custom) != nil ? custom : nil
  }

  private func make(_ description: Object) -> NSObject? {
    switch description.kind?.category {
    case .view, nil: return makeView(description)
    case .controller: return makeController(description)
    case .barItem: return makeBarItem(description)
    case .other: return makeOther(description)
    case .guide: return guide(description)
    case .gestureRecognizer: return makeGestureRecognizer(description)
    case .menu: return makeMenuElement(description)
    case .layout, .placeholder, .section: return nil
    }
  }

  private func makeView(_ description: Object) -> UIView? {
    let base = NibClasses.viewClass(of: description, reportingTo: self)
    return NibClasses.custom(description, under: base, reportingTo: self).init(coder: NibDecoder(description, of: self))
  }

  private func makeController(_ description: Object) -> UIViewController? {
    guard let base = NibClasses.controllerClass(of: description, reportingTo: self) else { return nil }
    var type = NibClasses.custom(description, under: base, reportingTo: self)
    if type == base { type = policy.controllerClass(base) }
    return type.init(coder: NibDecoder(description, of: self))
  }

  private func makeBarItem(_ description: Object) -> NSObject? {
    let coder = NibDecoder(description, of: self)
    switch description.kind {
    case .barButtonItem:
      return NibClasses.custom(description, under: UIBarButtonItem.self, reportingTo: self).init(coder: coder)
    case .tabBarItem:
      return NibClasses.custom(description, under: UITabBarItem.self, reportingTo: self).init(coder: coder)
    default:
      return NibClasses.custom(description, under: UINavigationItem.self, reportingTo: self).init(coder: coder)
    }
  }

  /// Returns an object of a custom class whose only known superclass is `NSObject`.
  private func makeOther(_ description: Object) -> NSObject? {
    guard description.kind == .customObject else {
      report(.unavailable(class: description.kind?.className ?? description.element.name), at: description)
      return nil
    }
    guard let custom = customClass(of: description) else { return NSObject() }
    guard let found = NibClasses.find(custom) else {
      report(.unknownClass(name: custom.name, module: custom.module, base: "NSObject"), at: description)
      return NSObject()
    }
    guard let made = MemberTables.make(found) else {
      report(.noMaker(class: custom.name, base: "NSObject"), at: description)
      return NSObject()
    }
    return made
  }

  /// Sets the view of a controller. A file may refer to one view from several controllers, which stops a program; here,
  /// the first one gets it.
  ///
  /// - Parameter element: The element that refers to the view.
  /// - Returns: Whether the controller has the view.
  @discardableResult
  package func setView(_ view: UIView, of controller: UIViewController, at element: SourceElement) -> Bool {
    guard controller.canHave(view) else {
      let rule = "\(type(of: view)) is the view of another controller"
      report(.refusedValue("view", class: "\(type(of: controller))", rule: rule), at: element)
      return false
    }
    controller.setView(view)
    return true
  }

  // MARK: - Finishing

  /// Connects the objects that were created since the last call and calls their `awakeFromNib()`.
  ///
  /// - Parameter owner: The owner of the nib. It is connected as well, but its `awakeFromNib()` isn't called.
  package func finish(owner: (description: Object, object: NSObject)? = nil) {
    for (description, object) in made[finished...] {
      guard let view = object as? UIView else { continue }
      makeConstraints(of: description, in: view)
    }
    let added = Array(made[finished...])
    finished = made.count
    if let owner { connect(owner.description, owner.object) }
    for (description, object) in added { connect(description, object) }
    for (description, object) in added { connectActions(of: description, object) }
    for (description, object) in added { setRuntimeAttributes(of: description, object) }
    keepVariations(added)
    for (_, object) in added { NibAwakening.awake(object) }
    for (description, object) in added where scene == nil && description.rootView != nil {
      if let controller = object as? UIViewController, controller.isViewLoaded { controller.viewDidLoad() }
    }
  }

  private var finished = 0

  /// Releases the objects that others retain from now on, so that they can be deallocated. They can still be found
  /// while they exist.
  ///
  /// - Parameter kept: The objects other than views that nothing else retains.
  func releaseObjects(keeping kept: [Object]) {
    for (element, object) in objects { releasedObjects[element] = WeakObject(object: object) }
    let kept = kept.compactMap { description in objects[description.element].map { (description.element, $0) } }
    objects = Dictionary(kept) { first, _ in first }
    made = []
    finished = 0
    constraints = [:]
  }

  private var releasedObjects: [SourceElement: WeakObject] = [:]

  private struct WeakObject { weak var object: NSObject? }

  /// Returns whether a connection was made. A controller is connected before its view is created, and again with the
  /// views.
  func isConnected(_ connection: SourceElement) -> Bool { connections.contains(connection) }
  func noteConnected(_ connection: SourceElement) { connections.insert(connection) }
  private var connections: Set<SourceElement> = []

  /// Reports the missing objects.
  func tell() {
    for shortcoming in shortcomings { Diagnostics.report("\(shortcoming.description).") }
  }

  /// Records a constraint. One with more than numbers is an object like others.
  func note(_ constraint: NSLayoutConstraint, for source: Constraint) {
    constraints[source.element] = constraint
    if let conditions = file.conditions, source.isVaried || conditions.concerns(source) {
      unrootedConstraints.append((source, constraint))
    }
    let object = source.object
    if object.customClass != nil || source.element.hasChildren { made.append((object, constraint)) }
  }

  // MARK: - Reports

  func report(_ kind: NibDiagnostic.Kind, at description: Object) {
    report(kind, at: description.element)
  }

  func report(_ kind: NibDiagnostic.Kind, at element: SourceElement) {
    let shortcoming = NibDiagnostic(
      kind: kind, path: document.path, position: element.position, element: element.name, id: element.nearestID)
    if !shortcomings.contains(shortcoming) { shortcomings.append(shortcoming) }
  }
}

extension Traits {
  /// Creates Interface Builder's traits from UIKit's.
  @MainActor
  init(_ traits: UITraitCollection) {
    func name(_ sizeClass: UIUserInterfaceSizeClass) -> String? {
      switch sizeClass {
      case .compact: "compact"
      case .regular: "regular"
      default: nil
      }
    }
    self.init(
      widthClass: name(traits.horizontalSizeClass), heightClass: name(traits.verticalSizeClass),
      userInterfaceIdiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone",
      others: [
        "displayGamut": traits.displayGamut == .P3 ? "P3" : "sRGB",
        "layoutDirection": traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
      ])
  }
}
