import Foundation
import RuntimeSupport

/// The information that `@objc`, `@IBOutlet` and `@IBInspectable` provide to the Objective-C runtime on iOS: the
/// classes by name, and the properties that can be set by name.
///
/// The process has one set of tables, like the Objective-C runtime, since class names are the same for all hosts.
///
/// Swift has no lookup by name, so that a program registers its names here, usually with code that is generated from
/// its sources. Subclasses inherit the members that a class exposes.
@MainActor
package enum MemberTables {
  /// A closure that sets a property of an object, and returns `false` if the value has another type.
  package typealias Setter = @MainActor (_ object: NSObject, _ value: Any?) -> Bool

  private struct ClassName: Hashable {
    let module: String?
    let name: String
  }

  private static var classes: [ClassName: AnyClass] = [:]
  private static var makers: [ObjectIdentifier: @MainActor () -> NSObject] = [:]
  private static var setters: [ObjectIdentifier: [String: Setter]] = [:]

  /// Registers another name for a class in addition to that of its module.
  package static func register(_ class: AnyClass, as name: String, module: String?) {
    classes[ClassName(module: module, name: name)] = `class`
  }

  /// Returns the class that is registered by a name in a module or for any module.
  package static func registeredClass(_ name: String, module: String?) -> AnyClass? {
    classes[ClassName(module: module, name: name)] ?? classes[ClassName(module: nil, name: name)]
  }

  /// The modules of the program whose name files may omit, the most important one last.
  private static var modules: [String] = []

  /// Registers a module of the program.
  package static func register(module: String) { modules.append(module) }

  /// Returns the class for a file that is built in its target and has no module. Xcode passes the target to the
  /// compiler of each file.
  package static func classOfTarget(_ name: String) -> AnyClass? {
    modules.reversed().lazy.compactMap {
      classes[ClassName(module: $0, name: name)] ?? NSClassFromString("\($0).\(name)")
    }
    .first
  }

  /// Registers a closure that creates objects of a class without its `init()`.
  package static func register(_ class: AnyClass, maker: @escaping @MainActor () -> NSObject) {
    makers[ObjectIdentifier(`class`)] = maker
  }

  /// The parameters for creating a constraint.
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

  /// Registers a closure that creates constraints of a class, whose initializer can't be called by type.
  package static func register(
    _ class: AnyClass, constraintMaker maker: @escaping @MainActor (ConstraintForm) -> NSLayoutConstraint
  ) {
    constraintMakers[ObjectIdentifier(`class`)] = maker
  }

  static func make(_ class: AnyClass, _ form: ConstraintForm) -> NSLayoutConstraint? {
    constraintMakers[ObjectIdentifier(`class`)]?(form)
  }

  /// Registers a closure that tells objects of a class that their nib was loaded, if no superclass of UIKit has
  /// `awakeFromNib()`.
  package static func register(_ class: AnyClass, waker: @escaping @MainActor (NSObject) -> Void) {
    wakers[ObjectIdentifier(`class`)] = waker
  }

  /// Returns the closure that tells an object that its nib was loaded, of the nearest class that registered one.
  static func waker(of object: NSObject) -> (@MainActor (NSObject) -> Void)? {
    nearest(wakers, of: object)
  }

  /// Returns the entry of a table for the class of an object or its nearest superclass.
  private static func nearest<Entry>(_ table: [ObjectIdentifier: Entry], of object: NSObject) -> Entry? {
    guard !table.isEmpty else { return nil }
    var next: AnyClass? = type(of: object)
    while let current = next {
      if let entry = table[ObjectIdentifier(current)] { return entry }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Returns a new object of a class, with its registered closure or else its `init()`.
  static func make(_ class: AnyClass) -> NSObject? {
    if let maker = makers[ObjectIdentifier(`class`)] { return maker() }
    return (`class` as? NSObject.Type).map { ClassInitializers.make($0) }
  }

  /// Registers a property of a class that can be set by name.
  package static func expose(_ key: String, of class: AnyClass, setter: @escaping Setter) {
    setters[ObjectIdentifier(`class`), default: [:]][key] = setter
  }

  /// Returns the setter of an object's property, of the nearest class that exposes it; `nil` if there is none.
  static func setter(_ key: String, of object: NSObject) -> Setter? {
    var next: AnyClass? = type(of: object)
    while let current = next {
      if let setter = setters[ObjectIdentifier(current)]?[key] { return setter }
      next = _getSuperclass(current)
    }
    return nil
  }
}
