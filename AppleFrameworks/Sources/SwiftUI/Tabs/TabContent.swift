import UIKit

/// A page of a tab view, as its tab and its views.
@MainActor
struct TabEntry {
  /// What tells it apart from the others.
  let id: AnyHashable
  /// What the selection is while it is shown; `nil` where the views say so by a tag, or where that is its place.
  let value: AnyHashable?
  /// What the tab says; `nil` where the views say so by `tabItem`.
  let label: AnyView?
  let role: TabRole?
  let badge: String?
  let view: AnyView
}

/// What a tab is for.
///
/// - Source: developer.apple.com/documentation/swiftui/tabrole
public struct TabRole: Hashable, Sendable {
  /// Searching: where nothing else is said, the tab has the symbol and the word for that.
  public static let search = TabRole()
}

/// What tab views are made of.
///
/// - Source: developer.apple.com/documentation/swiftui/tabcontent
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

/// Content of ours, which has tabs.
@MainActor
protocol ListedTabs: TabContent where Body == Self {
  func entries(_ place: String) -> [TabEntry]
}

extension TabContent where Body == Self {
  public var body: Self { self }
}

extension TabContent {
  func allEntries(_ place: String) -> [TabEntry] {
    if let listed = self as? any ListedTabs { return listed.entries(place) }
    return body.allEntries(place)
  }
}

/// - Source: developer.apple.com/documentation/swiftui/tabcontentbuilder
@resultBuilder
@MainActor
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  public static func buildPartialBlock<C: TabContent>(first: C) -> some TabContent<TabValue>
  where C.TabValue == TabValue {
    TabList<TabValue> { first.allEntries("\($0).") }
  }
  public static func buildPartialBlock<A: TabContent, N: TabContent>(accumulated: A, next: N) -> some TabContent<
    TabValue
  >
  where A.TabValue == TabValue, N.TabValue == TabValue {
    TabList<TabValue> { accumulated.allEntries("\($0)-") + next.allEntries("\($0).") }
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabList<TabValue> { content?.allEntries($0) ?? [] }
  }
  public static func buildEither<C: TabContent>(first: C) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabList<TabValue> { first.allEntries("\($0)a") }
  }
  public static func buildEither<C: TabContent>(second: C) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabList<TabValue> { second.allEntries("\($0)b") }
  }
}

/// Several tabs.
struct TabList<TabValue: Hashable>: ListedTabs {
  typealias Body = Self
  let make: @MainActor (String) -> [TabEntry]
  func entries(_ place: String) -> [TabEntry] { make(place) }
}

/// A tab with its views.
///
/// - Source: developer.apple.com/documentation/swiftui/tab
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent, ListedTabs where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Self

  func entries(_ place: String) -> [TabEntry] {
    [
      TabEntry(
        id: AnyHashable(place), value: value.map { AnyHashable($0) }, label: AnyView(label), role: role, badge: nil,
        view: AnyView(content))
    ]
  }

  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
  /// - Parameter role: gives the tab its symbol and word.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

/// The label of a tab that is given by words and a picture.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttablabel
public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  nonisolated init(title: Text, image: Image) {
    self.title = title
    self.image = image
  }
  nonisolated init(role: TabRole?) {
    title = role == .search ? Text("Search") : nil
    image = role == .search ? Image(systemName: "magnifyingglass") : nil
  }

  public var body: some View {
    if let image { image }
    if let title { title }
  }
}

extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : "\(count)")
  }
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { String($0) })
  }

  nonisolated private func badged(_ badge: String?) -> some TabContent<TabValue> {
    TabList<TabValue> { place in
      self.allEntries(place).map {
        TabEntry(id: $0.id, value: $0.value, label: $0.label, role: $0.role, badge: badge, view: $0.view)
      }
    }
  }
}

// MARK: Tabs of views

/// What views say of their tab.
enum TabItemKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

enum TabBadgeKey: PreferenceKey {
  static var defaultValue: String?? { nil }
  static func reduce(value: inout String??, nextValue: () -> String??) { value = value ?? nextValue() }
}

extension View {
  /// What the tab says that shows this view: a text and a picture.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    preference(key: TabItemKey.self, value: AnyView(label()))
  }
  /// A number at the view's tab, or at the end of its row in a list; none for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgedView(content: self, badge: label.map { Text($0) })
  }
  nonisolated public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }
}

private struct BadgedView<Content: View>: View {
  let content: Content
  let badge: Text?
  @Environment(\.isInList) private var isInList
  @Environment(\.self) private var environment

  var body: some View {
    if isInList, let badge {
      HStack {
        content
        Spacer()
        badge.foregroundStyle(.secondary)
      }
    } else {
      content.preference(key: TabBadgeKey.self, value: .some(badge?.string(in: environment)))
    }
  }
}

/// Takes views apart as a tab view has them: each is a page.
@MainActor
enum TabViews {
  static func entries<V: View>(_ view: V, _ place: String = "") -> [TabEntry] {
    if let parts = view as? any ViewParts { return parts.entries(place) }
    return [
      TabEntry(id: AnyHashable(place), value: nil, label: nil, role: nil, badge: nil, view: AnyView(view))
    ]
  }
}

/// Views that stand for several.
@MainActor
protocol ViewParts {
  func entries(_ place: String) -> [TabEntry]
}

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
