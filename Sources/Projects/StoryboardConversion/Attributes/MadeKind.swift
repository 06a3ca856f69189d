import InterfaceBuilder

extension Object {
  /// The kind of the created view. A file may specify a class of UIKit for another element, such as a text view for a
  /// plain view.
  var madeKind: ObjectKind? {
    guard let custom = customClass, custom.module == nil, let made = ObjectKind.viewsByClass[custom.name] else {
      return kind
    }
    return made
  }

  /// The names of the elements that correspond to the created view's class and its superclasses.
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
