import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Writing with a Pencil", .ownHosts)
struct ScribbleTests {
  private final class Delegate: NSObject, UIScribbleInteractionDelegate, UIIndirectScribbleInteractionDelegate {
    func indirectScribbleInteraction(
      _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([Int]) -> Void
    ) { completion([1]) }
    func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: Int) -> Bool
    {
      false
    }
    func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: Int) -> CGRect
    {
      .zero
    }
    func indirectScribbleInteraction(
      _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Int,
      referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void
    ) { completion(nil) }
  }

  @Test("interactions belong to their view, and nobody writes without a Pencil")
  func interactions() {
    let (delegate, view) = (Delegate(), UIView())
    let direct = UIScribbleInteraction(delegate: delegate)
    let indirect = UIIndirectScribbleInteraction(delegate: delegate)
    view.addInteraction(direct)
    view.addInteraction(indirect)
    #expect(direct.view === view && indirect.view === view && indirect.delegate === delegate)
    #expect(!direct.isHandlingWriting && !indirect.isHandlingWriting && !UIScribbleInteraction.isPencilInputExpected)
    #expect(delegate.scribbleInteraction(direct, shouldBeginAt: .zero))
    view.removeInteraction(direct)
    #expect(direct.view == nil)
  }
}
