import UIKit

/// A modifier that pushes a page onto a stack while a value is set.
struct PushModifier<Page: View>: LifecycleModifier {
  /// The identity of the page to display; `nil` for no page.
  let wanted: AnyHashable?
  /// A closure that returns the current value of `wanted`, which the page reads.
  let current: () -> AnyHashable?
  let page: () -> Page
  let clear: () -> Void

  final class Memory {
    weak var controller: UIViewController?
    var shown: AnyHashable?
    var clear: () -> Void = {}

    /// Pops the page.
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

  /// A view that displays the page. It pops itself when the page is no longer presented, because the pages that it
  /// covers are not updated.
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
