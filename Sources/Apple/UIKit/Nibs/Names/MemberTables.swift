import Foundation
import RuntimeSupport

/// What `@objc`, `@IBOutlet` and `@IBInspectable` tell the Objective-C runtime on iOS: which classes there are by name, and
/// which of their properties can be set by name.
///
/// One for the process, as Objective-C's runtime is: what a program's classes are called is the same for all hosts.
///
/// Nothing can be found by name in Swift, so that a program says it here, as a rule in code that is generated from
/// its sources. What a class exposes its subclasses do too.
@MainActor
package enum MemberTables {
  /// Sets a property of an object: false where the value is of another type.
  package typealias Setter = @MainActor (_ object: NSObject, _ value: Any?) -> Bool

  private struct ClassName: Hashable {
    let module: String?
    let name: String
  }

  private static var classes: [ClassName: AnyClass] = [:]
  private static var makers: [ObjectIdentifier: @MainActor () -> NSObject] = [:]
  private static var setters: [ObjectIdentifier: [String: Setter]] = [:]

  /// Makes a class known by a name, beside that of its own module.
  package static func register(_ class: AnyClass, as name: String, module: String?) {
    classes[ClassName(module: module, name: name)] = `class`
  }

  /// Returns the class registered by a name: in that module, or for any.
  package static func registeredClass(_ name: String, module: String?) -> AnyClass? {
    classes[ClassName(module: module, name: name)] ?? classes[ClassName(module: nil, name: name)]
  }

  /// The modules of the program whose files may leave their module's name out, the most important last.
  private static var modules: [String] = []

  /// Says which module the program has.
  package static func register(module: String) { modules.append(module) }

  /// Returns the class of a file that names no module, and is built in its target: Xcode tells each file's compiler
  /// which that is.
  package static func classOfTarget(_ name: String) -> AnyClass? {
    modules.reversed().lazy.compactMap {
      classes[ClassName(module: $0, name: name)] ?? NSClassFromString("\($0).\(name)")
    }
    .first
  }

  /// Makes objects of a class otherwise than by its `init()`.
  package static func register(_ class: AnyClass, maker: @escaping @MainActor () -> NSObject) {
    makers[ObjectIdentifier(`class`)] = maker
  }

  /// What a constraint is made with.
  package struct ConstraintForm {
    package var first: Any
    package var attribute: NSLayoutConstraint.Attribute
    package var relation: NSLayoutConstraint.Relation
    package var second: Any?
    package var secondAttribute: NSLayoutConstraint.Attribute
    package var multiplier: CGFloat
    package var constant: CGFloat

    @MainActor
    func plain() -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
        multiplier: multiplier, constant: constant)
    }
  }

  private static var constraintMakers: [ObjectIdentifier: @MainActor (ConstraintForm) -> NSLayoutConstraint] = [:]
  private static var wakers: [ObjectIdentifier: @MainActor (NSObject) -> Void] = [:]

  /// Makes constraints of a class, whose initializer can't be called by type.
  package static func register(
    _ class: AnyClass, constraintMaker maker: @escaping @MainActor (ConstraintForm) -> NSLayoutConstraint
  ) {
    constraintMakers[ObjectIdentifier(`class`)] = maker
  }

  static func make(_ class: AnyClass, _ form: ConstraintForm) -> NSLayoutConstraint? {
    constraintMakers[ObjectIdentifier(`class`)]?(form)
  }

  /// Tells objects of a class that the nib they come from is loaded, where no superclass of UIKit's has `awakeFromNib()`.
  package static func register(_ class: AnyClass, waker: @escaping @MainActor (NSObject) -> Void) {
    wakers[ObjectIdentifier(`class`)] = waker
  }

  /// How an object is told that its nib is loaded: by the class nearest to its own that has registered it.
  static func waker(of object: NSObject) -> (@MainActor (NSObject) -> Void)? {
    nearest(wakers, of: object)
  }

  /// What a table has for the class of an object, or for the nearest one above it.
  private static func nearest<Entry>(_ table: [ObjectIdentifier: Entry], of object: NSObject) -> Entry? {
    guard !table.isEmpty else { return nil }
    var next: AnyClass? = type(of: object)
    while let current = next {
      if let entry = table[ObjectIdentifier(current)] { return entry }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Returns a new object of a class: by its maker, if one is registered, or else by its `init()`.
  static func make(_ class: AnyClass) -> NSObject? {
    if let maker = makers[ObjectIdentifier(`class`)] { return maker() }
    return (`class` as? NSObject.Type).map { ClassInitializers.make($0) }
  }

  /// Makes a property of a class settable by name.
  package static func expose(_ key: String, of class: AnyClass, setter: @escaping Setter) {
    setters[ObjectIdentifier(`class`), default: [:]][key] = setter
  }

  /// How a property of an object is set: by the class nearest to its own that exposes it; nil where none does.
  static func setter(_ key: String, of object: NSObject) -> Setter? {
    var next: AnyClass? = type(of: object)
    while let current = next {
      if let setter = setters[ObjectIdentifier(current)]?[key] { return setter }
      next = _getSuperclass(current)
    }
    return nil
  }
}
