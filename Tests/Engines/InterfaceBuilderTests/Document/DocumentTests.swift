import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentTests {
  @Test func `the header of a XIB is read`() throws {
    let document = try Fixtures.read(Fixtures.card)
    #expect(document.kind == .xib)
    #expect(document.toolsVersion == "21701")
    #expect(document.usesSafeAreas)
    #expect(!document.isLaunchScreen)
    #expect(document.device?.id == "retina6_1")
    #expect(document.device?.isLandscape == false)
    #expect(document.capabilities == ["Safe area layout guides"])
    #expect(document.filesOwner?.customClass?.name == "Card")
    #expect(document.topLevelObjects.map(\.id) == ["card-1", "tap-1"])
  }

  @Test func `a storyboard has scenes and a beginning`() throws {
    let document = try Fixtures.read(Fixtures.app)
    #expect(document.kind == .storyboard)
    #expect(!document.usesSafeAreas)
    #expect(document.initialViewController?.id == "nav-01")
    #expect(document.viewController(identifier: "Main")?.id == "nav-01")
    #expect(document.viewController(identifier: "Other") == nil)
    #expect(document.scenes.map(\.id) == ["scene-1", "scene-2"])
    #expect(document.scenes.map(\.controller?.kind) == [.navigationController, .tableViewController])
    #expect(document.scenes[0].canvasLocation == Point(x: -10, y: 20.5))
    #expect(document.scenes[0].firstResponder?.id == "first-1")
    #expect(document.scenes[1].exit?.id == "exit-1")
    #expect(document.scenes[1].otherObjects.map(\.id) == ["obj-1"])
  }

  @Test func `a controller has its view, guides, items and simulated bars`() throws {
    let home = try #require(Fixtures.read(Fixtures.app).object("home-1"))
    #expect(home.rootView?[TableViewElement.style] == .grouped)
    #expect(home.controllerLayoutGuides.map { $0[ViewControllerLayoutGuideElement.type] } == [.top, .bottom])
    let item = try #require(home[ViewControllerElement.navigationItem])
    #expect(item[NavigationItemElement.title] == "Home")
    #expect(item.rightBarButtonItems.map(\.id) == ["add-1", "more-1"])
    #expect(item.leftBarButtonItems.isEmpty)
    #expect(home.isNil(ViewControllerElement.simulatedTopBarMetrics))
  }

  @Test func `a static table has sections and cells`() throws {
    let table = try #require(Fixtures.read(Fixtures.app).object("table-1"))
    #expect(table.sections.map { $0[TableViewSectionElement.headerTitle] } == ["One"])
    let cell = try #require(table.sections.first?.cells.first)
    #expect(cell[TableViewCellElement.style] == .value1)
    #expect(cell[TableViewCellElement.contentView]?.subviews.first == cell[TableViewCellElement.textLabel])
  }

  @Test func `every element stays in reach`() throws {
    let document = try Fixtures.read(Fixtures.app)
    var count = 0
    func visit(_ element: SourceElement) {
      count += 1
      for child in element.children {
        #expect(child.parent == element)
        visit(child)
      }
    }
    visit(document.element)
    #expect(count == document.elementCount)
    #expect(document.allObjects.count == 16)
  }
}
