import Testing
import UIKit
import ViewCode

@MainActor
@Suite("Declaring views")
struct KeyPathSettableTests {
  @Test("setting and setup answer the object itself, so that they chain")
  func chain() {
    let label = UILabel()
    let same =
      label
      .setting(\.text, to: "text")
      .setting(\.layer.cornerRadius, to: 4)
      .setup { $0.numberOfLines = 2 }
    #expect(same === label)
    #expect(label.text == "text")
    #expect(label.layer.cornerRadius == 4)
    #expect(label.numberOfLines == 2)
  }

  @Test("every NSObject can be set, constraints among them")
  func objects() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10).setting(\.priority, to: .defaultLow)
    #expect(constraint.priority == .defaultLow)
    #expect(NSMutableParagraphStyle().setting(\.lineSpacing, to: 3).lineSpacing == 3)
  }

  @Test("a lazy view is made when it is first needed, and once")
  func lazily() {
    @MainActor final class Holder {
      var made = 0
      lazy var errorLabel: UILabel = {
        made += 1
        return UILabel().setting(\.text, to: "error")
      }()
    }
    let holder = Holder()
    #expect(holder.made == 0)
    #expect(holder.errorLabel.text == "error")
    #expect(holder.errorLabel === holder.errorLabel)
    #expect(holder.made == 1)
  }
}
