import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Rewritten metatypes", .ownHosts)
struct RewrittenMetatypeTests {
  init() { _ = ViewHost() }

  @Test("objects are made by the initialisers of the class that a variable holds")
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
    #expect(type(of: Factory.required(RequiredView.self)) == RequiredView.self)
  }
}
