import UIKit

/// Shows a page above the others of a stack while a value says so.
private struct PushModifier<Page: View>: LifecycleModifier {
  /// What is to be shown now; `nil` is nothing.
  let wanted: AnyHashable?
  /// The same, asked for where the page is.
  let current: () -> AnyHashable?
  let page: () -> Page
  let clear: () -> Void

  final class Memory {
    weak var controller: UIViewController?
    var shown: AnyHashable?
    var clear: () -> Void = {}

    /// Goes back from the page that is shown.
    @MainActor func pop(_ navigation: NavigationModel?) {
      guard let page = controller else { return }
      controller = nil
      navigation?.pop(from: page)
    }
  }

  func makeMemory() -> Memory { Memory() }
  var watches: Bool { true }

  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    check(&memory, node, into: &actions)
  }

  func check(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    let memory = memory
    memory.clear = clear
    guard let navigation = node.environment.navigation else { return }
    if memory.controller != nil {
      if memory.shown == wanted { return }
      actions.append { memory.pop(navigation) }
    }
    guard wanted != nil else { return }
    memory.shown = wanted
    let made = navigation.page(AnyView(PushedPage(current: current, page: page, memory: memory)))
    memory.controller = made
    actions.append {
      navigation.push(made) {
        guard memory.controller === made else { return }
        memory.controller = nil
        memory.clear()
      }
    }
  }

  /// The page. It looks itself whether it is still wanted: those below it are not brought up to date while it covers them.
  private struct PushedPage: View {
    let current: () -> AnyHashable?
    let page: () -> Page
    let memory: Memory
    @Environment(\.navigation) private var navigation

    var body: some View {
      let (memory, navigation) = (memory, navigation)
      page().onChange(of: current()) { _, now in if now != memory.shown { memory.pop(navigation) } }
    }
  }
}

extension View {
  /// A page that is shown while a value is true; going back makes it false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    SelectionReader(content: self, value: isPresented) { content, isShown in
      content.applying(
        PushModifier(
          wanted: isShown ? true : nil, current: { isPresented.wrappedValue ? true : nil }, page: destination,
          clear: { isPresented.wrappedValue = false }))
    }
  }
  /// A page that is shown while there is an item; going back makes it `nil`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    SelectionReader(content: self, value: item) { content, current in
      content.applying(
        PushModifier(
          wanted: current.map { AnyHashable($0) }, current: { item.wrappedValue.map { AnyHashable($0) } },
          page: { item.wrappedValue.map { destination($0) } }, clear: { item.wrappedValue = nil }))
    }
  }
}

extension NavigationLink {
  /// A link whose page is shown while a value is true, too.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }
  /// A link whose page is shown while a value is that of the link.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
      })
    self.init(isActive: isActive, destination: destination, label: label)
  }
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }, label: { Text(titleKey) })
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }
}
