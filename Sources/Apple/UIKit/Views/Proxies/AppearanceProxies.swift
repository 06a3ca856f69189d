import Foundation
import RuntimeSupport

/// The appearance proxies that an app uses, which apply their values to objects.
@MainActor
final class AppearanceProxies {
  private struct Rule {
    let proxy: any AppearanceCustomizable
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let isInstance: (AnyObject) -> Bool
  }

  private var own: [Rule] = []
  /// The proxies that also apply here, since an app may configure proxies before a host displays it.
  private let base: AppearanceProxies?

  init(base: AppearanceProxies?) {
    self.base = base
  }

  static var current: AppearanceProxies { UserInterface.current.appearanceProxies }

  private var rules: [Rule] { (base?.rules ?? []) + own }

  /// Whether there are proxies. Without any, nothing here has a cost.
  var areUsed: Bool { !own.isEmpty || base?.areUsed == true }

  /// Removes all proxies, as for another app.
  func removeAll() { own = [] }

  /// Returns the proxy of a class for containers and traits; the same object each time.
  func proxy<Object: AppearanceCustomizable>(
    for type: Object.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
  ) -> Object {
    let known = own.first { rule in
      Swift.type(of: rule.proxy) == type && rule.traits == traits
        && rule.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let proxy = known?.proxy as? Object { return proxy }
    let proxy = ClassInitializers.make(type)
    // The values that the class sets for itself aren't customizations by the app.
    proxy.appearanceMarks = []
    own.append(Rule(proxy: proxy, containers: containers, traits: traits) { $0 is Object })
    return proxy
  }

  // MARK: - Applying

  /// Applies the values of the matching proxies to a view.
  func apply(to view: UIView) {
    apply(to: view, in: view.next, traits: view.traitCollection)
    (view as? any AppearanceItemHolder)?.adoptAppearanceOfItems()
  }

  /// Applies the values of the matching proxies to an object: those of a superclass first, then by containers and
  /// traits.
  ///
  /// - Parameter container: The view or controller around the object.
  func apply(to object: any AppearanceCustomizable, in container: UIResponder?, traits: UITraitCollection) {
    guard !rules.contains(where: { $0.proxy === object }) else { return }
    let containers = containers(from: container)
    let matching = rules.enumerated().compactMap { index, rule in
      rank(of: rule, for: object, in: containers, traits).map { (rule: rule, rank: $0, index: index) }
    }
    guard !matching.isEmpty else { return }
    let sorted = matching.sorted { first, second in
      if type(of: first.rule.proxy) != type(of: second.rule.proxy) {
        return first.rule.isInstance(second.rule.proxy)
      }
      return first.rank != second.rank ? first.rank < second.rank : first.index < second.index
    }
    let marks = object.appearanceMarks
    for entry in sorted {
      for property in type(of: entry.rule.proxy).appearanceProperties { property.adopt(entry.rule.proxy, object) }
      object.appearanceMarks = marks
    }
  }

  /// The specificity of a rule for an object. The more specific rule is the greater one.
  private struct Rank: Comparable {
    var hasTraits: Bool
    var hasContainers: Bool
    /// The number of levels from the window down to the outermost container.
    var depth: Int
    var containerCount: Int

    static func < (first: Rank, second: Rank) -> Bool {
      if first.hasContainers != second.hasContainers { return second.hasContainers }
      if first.depth != second.depth { return first.depth > second.depth }
      if first.containerCount != second.containerCount { return first.containerCount < second.containerCount }
      return !first.hasTraits && second.hasTraits
    }
  }

  /// - Parameter containers: The containers of the object, from the innermost to the window.
  private func rank(
    of rule: Rule, for object: AnyObject, in containers: [UIResponder], _ traits: UITraitCollection
  ) -> Rank? {
    guard rule.isInstance(object) else { return nil }
    if let wanted = rule.traits, !traits.containsTraits(in: wanted) { return nil }
    var rank = Rank(
      hasTraits: rule.traits != nil, hasContainers: !rule.containers.isEmpty, depth: 0,
      containerCount: rule.containers.count)
    guard rank.hasContainers else { return rank }
    var wanted = rule.containers.reversed()[...]
    // The search starts at the window, since the first match of the outermost container counts.
    for (depth, container) in containers.reversed().enumerated() {
      guard let type = wanted.first, isInstance(container, of: type) else { continue }
      if wanted.count == rule.containers.count { rank.depth = depth }
      wanted.removeFirst()
      if wanted.isEmpty { return rank }
    }
    return nil
  }

  private func containers(from first: UIResponder?) -> [UIResponder] {
    var result: [UIResponder] = []
    var current = first
    while let container = current, container is UIView || container is UIViewController {
      result.append(container)
      current = container.next
    }
    return result
  }

  private func isInstance<Container: UIAppearanceContainer>(
    _ object: UIResponder, of type: Container.Type
  ) -> Bool {
    object is Container
  }
}

extension UserInterface {
  @MainActor final var appearanceProxies: AppearanceProxies {
    part { AppearanceProxies(base: base?.appearanceProxies) }
  }
}
