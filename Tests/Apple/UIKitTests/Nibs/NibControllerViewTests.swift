import Foundation
import InterfaceBuilder
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Views that a nib names for several controllers", .ownHosts)
struct NibControllerViewTests {
  init() { StandardScreen.make() }

  private static let view = """
    <view contentMode="scaleToFill" id="shared"><rect key="frame" x="0.0" y="0.0" width="30" height="20"/></view>
    """

  private func load(_ objects: String) throws -> (objects: [NSObject], shortcomings: [NibDiagnostic]) {
    let document = try Document(data: NibText.xib(objects), path: "Two.xib")
    let nib = NibInstantiation(NibFile(document, bundle: .main), traits: .current)
    let made = document.topLevelObjects.compactMap { nib.object($0) }
    nib.finish()
    return (made, nib.shortcomings)
  }

  @Test("the first controller has the view, and the second one's place in the file is told")
  func properties() throws {
    let (objects, shortcomings) = try load(
      Self.view + "\n<viewController id=\"one\" view=\"shared\"/>\n<viewController id=\"two\" view=\"shared\"/>")
    let controllers = objects.compactMap { $0 as? UIViewController }
    #expect(controllers.count == 2 && controllers[0].view === objects[0])
    #expect(controllers[1].view !== objects[0])
    #expect(
      shortcomings.map(\.kind) == [
        .refusedValue("view", class: "UIViewController", rule: "UIView is the view of another controller")
      ])
    #expect(shortcomings.first?.id == "two")
    #expect(
      shortcomings.first?.description.hasPrefix("Two.xib:9:1: 'view' of UIViewController is ignored") == true,
      "\(shortcomings)")
  }

  @Test("so it is where an outlet names the view")
  func outlets() throws {
    func controller(_ id: String) -> String {
      """
      <viewController id="\(id)"><connections><outlet property="view" destination="shared" id="\(id)o"/></connections>
      </viewController>
      """
    }
    let (objects, shortcomings) = try load(Self.view + controller("one") + controller("two"))
    let controllers = objects.compactMap { $0 as? UIViewController }
    #expect(controllers[0].view === objects[0] && controllers[1].view !== objects[0])
    #expect(shortcomings.map(\.id) == ["twoo"])
  }
}
