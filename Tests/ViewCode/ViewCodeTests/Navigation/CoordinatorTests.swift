import TestHosts
import Testing
import UIKit
import ViewCode

private enum Link: DeepLink {
  case list
  case details(Int)
  case nowhere
}

@MainActor
private final class DetailsCoordinator: Coordinator<String> {
  var shown: [Int] = []

  override func start() -> any CoordinatedScreen { ContentViewController(UIView()) }

  override func follow(_ link: any DeepLink) -> Bool {
    guard let link = link as? Link, case .details(let id) = link else { return false }
    shown.append(id)
    return true
  }
}

@MainActor
private final class ListCoordinator: Coordinator<Void> {
  var results: [String] = []
  var lists = 0

  override func start() -> any CoordinatedScreen { ContentViewController(UIView()) }

  override func follow(_ link: any DeepLink) -> Bool {
    guard link as? Link == .list else { return false }
    lists += 1
    return true
  }

  func showDetails(_ child: DetailsCoordinator) -> any CoordinatedScreen {
    begin(child) { [weak self] in self?.results.append($0) }
  }
}

@MainActor
@Suite("Coordinators", .ownHosts)
struct CoordinatorTests {
  @Test("a coordinator goes with its screen, whoever lets go of that")
  func lifetime() {
    let list = ListCoordinator()
    let root = list.begin()
    weak var child: DetailsCoordinator?
    var screen: (any CoordinatedScreen)?
    do {
      let made = DetailsCoordinator()
      child = made
      screen = list.showDetails(made)
    }
    #expect(child != nil)
    #expect(child?.screen === screen)
    #expect(list.children.count == 1)
    screen = nil
    #expect(child == nil)
    #expect(list.children.isEmpty)
    #expect(root.screenCoordinator === list)
  }

  @Test("the first coordinator is kept by its screen alone")
  func root() {
    weak var list: ListCoordinator?
    var screen: (any CoordinatedScreen)?
    do {
      let made = ListCoordinator()
      list = made
      screen = made.begin()
    }
    #expect(list != nil)
    #expect(screen != nil)
    screen = nil
    #expect(list == nil)
  }

  @Test("the parent gets the result once; a second one is a mistake that is named")
  func finishing() {
    let list = ListCoordinator()
    let root = list.begin()
    let child = DetailsCoordinator()
    let screen = list.showDetails(child)
    child.finish("first")
    let heard = warnings { child.finish("second") }
    #expect(list.results == ["first"])
    #expect(heard.count == 1)
    #expect(heard.first?.message.contains("finished more than once") == true)
    withExtendedLifetime((root, screen)) {}
  }

  @Test("a deep link goes to the child that knows the way, else to its parent")
  func links() {
    let list = ListCoordinator()
    let root = list.begin()
    let child = DetailsCoordinator()
    let screen = list.showDetails(child)
    #expect(list.open(Link.details(7)))
    #expect(child.shown == [7])
    #expect(list.open(Link.list))
    #expect(list.lists == 1)
    #expect(!list.open(Link.nowhere))
    withExtendedLifetime((root, screen)) {}
  }
}
