import TestHosts
import Testing
import UIKit

// The order of the previews is that in the tests below.

#Preview("A view") { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }

@available(iOS 17.0, *)
#Preview("A controller", traits: .landscapeLeft, .fixedLayout(width: 300, height: 200)) {
  let controller = UIViewController()
  controller.title = "Title"
  return controller
}

#Preview(traits: .sizeThatFitsLayout) { UIView() }

@Suite("#Preview", .ownHosts)
@MainActor
struct PreviewTests {
  init() { StandardScreen.make() }

  private var ours: [RegisteredPreview] {
    RegisteredPreview.all.filter { $0.fileID.hasSuffix("/PreviewTests.swift") }
  }

  @Test("previews register themselves, in the order of the file")
  func order() {
    #expect(ours.map(\.title) == ["A view", "A controller", "PreviewTests"])
    #expect(ours.map(\.line) == [7, 10, 16])
    #expect(ours.allSatisfy { $0.module == "UIKitTests" })
  }

  @Test("all modules' previews come in the order of module, file, line")
  func allInOrder() {
    let places = RegisteredPreview.all.map { ($0.fileID, $0.line) }
    #expect(places.elementsEqual(places.sorted { $0 < $1 }, by: ==))
    #expect(places.count >= 3)
  }

  @Test("traits are kept as written")
  func traits() {
    #expect(ours[0].preview.traits.isEmpty)
    #expect(
      ours[1].preview.traits.map(\.kind)
        == [.orientation(.landscapeLeft), .fixed(CGSize(width: 300, height: 200))])
    #expect(ours[2].preview.traits.map(\.kind) == [.sizeThatFits])
  }

  @Test("the body runs anew each time, for a view or a controller")
  func content() throws {
    guard case .view(let view) = ours[0].preview.makeContent(), case .view(let other) = ours[0].preview.makeContent()
    else {
      Issue.record("no view")
      return
    }
    #expect(view !== other)
    #expect(view.frame.size == CGSize(width: 10, height: 20))
    guard case .viewController(let controller) = ours[1].preview.makeContent() else {
      Issue.record("no controller")
      return
    }
    #expect(controller.title == "Title")
  }
}
