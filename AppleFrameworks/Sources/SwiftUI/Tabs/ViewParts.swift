import UIKit

/// A view that consists of several views.
@MainActor
protocol ViewParts {
  func entries(_ place: String) -> [TabEntry]
}

/// A pack of view types that can split a tuple of views into pages.
@MainActor
protocol TupleParts {
  static func entries<T>(_ value: T, _ place: String) -> [TabEntry]
}

extension TuplePack: TupleParts {
  static func entries<T>(_ value: T, _ place: String) -> [TabEntry] {
    guard let value = value as? (repeat each Content) else { fatalError("a tuple of views is no \(T.self)") }
    var entries: [TabEntry] = []
    var index = 0
    func add<V: View>(_ view: V) {
      entries += TabViews.entries(view, "\(place).\(index)")
      index += 1
    }
    repeat add(each value)
    return entries
  }
}

extension TupleView: ViewParts {
  func entries(_ place: String) -> [TabEntry] { (packing as? any TupleParts.Type)?.entries(value, place) ?? [] }
}

extension EmptyView: ViewParts {
  func entries(_ place: String) -> [TabEntry] { [] }
}

extension Optional: ViewParts where Wrapped: View {
  func entries(_ place: String) -> [TabEntry] { map { TabViews.entries($0, place) } ?? [] }
}

extension _ConditionalContent: ViewParts where TrueContent: View, FalseContent: View {
  func entries(_ place: String) -> [TabEntry] {
    switch storage {
    case .first(let view): TabViews.entries(view, "\(place)a")
    case .second(let view): TabViews.entries(view, "\(place)b")
    }
  }
}

extension Group: ViewParts where Content: View {
  func entries(_ place: String) -> [TabEntry] { TabViews.entries(content, place) }
}

extension AnyView: ViewParts {
  func entries(_ place: String) -> [TabEntry] { TabViews.entries(view, place) }
}

extension ForEach: ViewParts where Content: View {
  func entries(_ place: String) -> [TabEntry] {
    data.flatMap { element in
      let id = idOf(element)
      return TabViews.entries(content(element), place).map { entry in
        TabEntry(
          id: AnyHashable([AnyHashable(place), AnyHashable(id), entry.id]), value: entry.value ?? AnyHashable(id),
          label: entry.label, role: entry.role, badge: entry.badge, view: entry.view)
      }
    }
  }
}

/// A namespace for functions that split views into pages.
@MainActor
enum TabViews {
  static func entries<V: View>(_ view: V, _ place: String = "") -> [TabEntry] {
    if let parts = view as? any ViewParts { return parts.entries(place) }
    return [
      TabEntry(id: AnyHashable(place), value: nil, label: nil, role: nil, badge: nil, view: AnyView(view))
    ]
  }
}
