import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
private final class CarelessStackView: CodedView {
  let stack = UIStackView()
  let label = UILabel().setting(\.text, to: "stray")
  static let line = UInt(#line + 1)
  var hierarchy: Hierarchy { stack }
  var layout: Layout {
    let _ = stack.addSubview(label)
    stack.pin(.edges)
  }
}

@MainActor
private final class ForgetfulView: CodedView {
  let box = UIView()
  static let line = UInt(#line + 4)
  var hierarchy: Hierarchy { box }
  var layout: Layout {
    box.pin(.top, .leading)
    let _ = box.height(10)
    let _ = box.width(10).activate()
  }
}

@MainActor
private final class EagerView: CodedView {
  let box = UIView()
  static let line = UInt(#line + 2)
  var hierarchy: Hierarchy {
    let _ = box.pin(.edges).activate()
    box
  }
  var layout: Layout { box.pin(.edges) }
}

@MainActor
@Suite("Checks while developing", .ownHosts)
struct DevelopmentCheckTests {
  @Test("a view added to a stack with addSubview is named, with the stack's line")
  func stack() {
    let heard = warnings { _ = CarelessStackView() }
    #expect(heard.count == 1)
    #expect(
      heard.first?.message.hasPrefix(
        "CarelessStackView: UILabel \"stray\" was added to UIStackView with `addSubview`") == true)
    #expect(heard.first?.file == "ViewCodeTests/DevelopmentCheckTests.swift")
    #expect(heard.first?.line == CarelessStackView.line)
  }

  @Test("a constraint that is thrown away is named by its line; those in use are not")
  func forgotten() {
    let heard = warnings { _ = ForgetfulView() }
    #expect(heard.map(\.line) == [ForgetfulView.line])
    #expect(heard.first?.message.hasPrefix("ForgetfulView creates a constraint that is not in `layout`") == true)
  }

  @Test("a constraint made before the hierarchy is named by its line")
  func early() {
    let heard = warnings { _ = EagerView() }
    #expect(heard.map(\.line) == [EagerView.line])
    #expect(heard.first?.message.hasPrefix("UIView has no superview to pin to. Create constraints after") == true)
  }

  @Test("a warning reads as compilers print it")
  func text() {
    let heard = warnings { _ = EagerView() }
    #expect(
      heard.first?.description.hasPrefix(
        "ViewCodeTests/DevelopmentCheckTests.swift:\(EagerView.line): warning: UIView has no superview") == true)
  }
}
