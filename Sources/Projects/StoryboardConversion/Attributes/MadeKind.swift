import InterfaceBuilder

extension Object {
  /// What a view is made as. A file may name a class of UIKit's for the element of another one, and a plain view is a
  /// text view then.
  var madeKind: ObjectKind? {
    guard let custom = customClass, custom.module == nil, let made = ObjectKind.viewsByClass[custom.name] else {
      return kind
    }
    return made
  }

  /// The names of the elements whose classes a view is made as: its own, and those that it derives from.
  var madeKinds: Set<String> {
    let name = madeKind?.rawValue ?? element.name
    return Set([name] + (ElementSchema.of(name)?.ancestors ?? []))
  }
}

extension ObjectKind {
  fileprivate static let viewsByClass: [String: ObjectKind] = Dictionary(
    allCases.filter { $0.category == .view && $0 != .view && $0.className != "UIView" }.compactMap { kind in
      kind.className.map { ($0, kind) }
    }, uniquingKeysWith: { first, _ in first })
}
