import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Rewritten metatypes", .ownHosts)
struct RewrittenMetatypeTests {
  init() {
    viewcode_register_RewrittenSourcesTests()
    _ = ViewHost()
  }

  @Test("objects are made by the initializers of the class that a variable holds")
  func made() {
    #expect(Factory.view(MadeView.self).note == "made 0")
    let wide: MadeView = Factory.wide(40)
    #expect(wide.note == "made 40" && wide.frame.width == 40)
    #expect((Factory.cell(MadeCell.self) as? MadeCell)?.kind == "true made")
    let controller: MadeController = Factory.controller()
    #expect(controller.name == "Nib")
    #expect(Factory.object(MadeObject.self).value == 7)
    #expect(MadeObject.create().another().value == 7)
    #expect(MadeView.fresh().note == "made 0")
    #expect(MadeController.fromNib().name == "Nibbed" && MadeView.framed().note == "made 12")
    #expect(type(of: Factory.required(RequiredView.self)) == RequiredView.self)
  }

  @Test("a class that may not be there is bound, chained or unwrapped first")
  func optional() {
    let shelf = Shelf()
    #expect(shelf.cell() == nil)
    shelf.cellClass = MadeCell.self
    #expect((shelf.cell() as? MadeCell)?.kind == "true bound")
    #expect(shelf.chained(nil) == nil && shelf.chained(MadeView.self) == 30)
    #expect((shelf.view() as? MadeView)?.note == "made 0")
    #expect((shelf.own() as? MadeView)?.note == "made 0")
    shelf.forced = MadeObject.self
    #expect(shelf.object() == 14)
    #expect((shelf.anything(MadeView.self) as? MadeView)?.note == "made 0")
    #expect(shelf.anything(MadeController.self) != nil && shelf.anything(3) == nil)
    #expect(shelf.shadowed(UIView.self) == "Plain()")
  }

  @Test("init() that overrides nothing for Swift is the one of the class in a variable")
  func declared() {
    #expect(Factory.view(OwnView.self).note == "own")
    #expect(Factory.view(HeirView.self).note == "own" && type(of: Factory.view(HeirView.self)) == HeirView.self)
    #expect(Factory.view(OverridingView.self).note == "own overridden")
    #expect((ScreenOfOwn<OwnView>().view as? OwnView)?.note == "own")
    #expect(Factory.plain(OwnController.self).name == "own")
  }
}
