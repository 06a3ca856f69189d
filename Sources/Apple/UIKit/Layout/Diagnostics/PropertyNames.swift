/// The names of views and guides in the code: the stored properties of an ancestor view or controller.
///
/// Only classes outside of UIKit are inspected, each object once. Lazy properties are included after they were
/// initialized; inspecting them doesn't initialize them.
@MainActor
package final class PropertyNames {
  private var names: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]
  private var isApps: [ObjectIdentifier: Bool] = [:]

  package init() {}

  /// Returns the name of a view or guide, and the nearest ancestor view or controller whose property it is.
  ///
  /// - Parameter view: The view at which the search begins.
  package func find(_ object: AnyObject, from view: UIView?) -> (name: String, owner: AnyObject)? {
    var current = view
    while let view = current {
      if let name = properties(of: view)[ObjectIdentifier(object)] { return (name, view) }
      if let controller = view.viewControllerStorage,
        let name = properties(of: controller)[ObjectIdentifier(object)]
      {
        return (name, controller)
      }
      current = view.superviewStorage
    }
    return nil
  }

  private func properties(of owner: AnyObject) -> [ObjectIdentifier: String] {
    guard isApps(type(of: owner)) else { return [:] }
    if let known = names[ObjectIdentifier(owner)] { return known }
    var found: [ObjectIdentifier: String] = [:]
    // A custom mirror may contain values other than its properties.
    var mirror: Mirror? = owner is any CustomReflectable ? nil : Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass, isApps(type) {
      let areReadable = StoredFields.areReadable(of: type, count: current.children.count)
      // A child of a mirror is read on access.
      var index = current.children.startIndex
      for isReadable in areReadable {
        if isReadable {
          let (label, value) = current.children[index]
          if let label { note(value, Self.spelled(label), in: &found) }
        }
        current.children.formIndex(after: &index)
      }
      mirror = current.superclassMirror
    }
    names[ObjectIdentifier(owner)] = found
    return found
  }

  private func note(_ value: Any, _ name: String, in found: inout [ObjectIdentifier: String]) {
    func add(_ object: AnyObject, _ name: String) {
      if found[ObjectIdentifier(object)] == nil { found[ObjectIdentifier(object)] = name }
    }
    switch value {
    case let view as UIView:
      add(view, name)
    case let guide as UILayoutGuide:
      add(guide, name)
    case let views as [UIView]:
      for (index, view) in views.enumerated() { add(view, "\(name)[\(index)]") }
    default:
      break
    }
  }

  /// Returns the name of a property from that of its storage, which is different for a lazy property.
  private static func spelled(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
  }

  private func isApps(_ type: AnyClass) -> Bool {
    if let known = isApps[ObjectIdentifier(type)] { return known }
    let result = !String(reflecting: type).hasPrefix("UIKit.")
    isApps[ObjectIdentifier(type)] = result
    return result
  }
}
