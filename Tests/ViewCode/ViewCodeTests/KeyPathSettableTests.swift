import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
@Suite("Declaring views", .ownHosts)
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

  @Test("parts of an object are set up in one call: layers, and what an object holds")
  func parts() {
    let view = UIView().setup(\.layer) {
      $0.cornerRadius = 12
      $0.shadowOpacity = 0.25
    }
    #expect(view.layer.cornerRadius == 12)
    #expect(view.layer.shadowOpacity == 0.25)
    let layer = CALayer().setting(\.borderWidth, to: 2).setting(\.opacity, to: 0.5)
    #expect(layer.borderWidth == 2)
    #expect(layer.opacity == 0.5)
  }

  @Test("guides are declared as views are")
  func guides() {
    let guide = UILayoutGuide().setting(\.identifier, to: "gap").setup { UIView().addLayoutGuide($0) }
    #expect(guide.identifier == "gap")
  }

  @Test("a property is set where a condition holds, and its value is asked for only then")
  func conditions() {
    var asked = 0
    func title() -> String {
      asked += 1
      return "title"
    }
    #expect(UILabel().setting(\.text, to: title(), if: false).text == nil)
    #expect(asked == 0)
    #expect(UILabel().setting(\.text, to: title(), if: true).text == "title")
  }

  @Test("every setter of a control that takes a state is one call: titles, colors, images")
  func states() {
    let image = UIImage()
    let button = UIButton(type: .custom)
      .setting(UIButton.setTitle, to: "Follow")
      .setting(UIButton.setTitle, to: "Following", for: .selected)
      .setting(UIButton.setTitleColor, to: .systemRed, for: .disabled)
      .setting(UIButton.setImage, to: image, for: .highlighted)
      .setting(\.isSelected, to: true)
    #expect(button.title(for: .normal) == "Follow")
    #expect(button.title(for: .selected) == "Following")
    #expect(button.titleColor(for: .disabled) == .systemRed)
    #expect(button.image(for: .highlighted) === image)
    #expect(button.currentTitle == "Following")
    let slider = UISlider().setting(UISlider.setThumbImage, to: image, for: .highlighted)
    #expect(slider.thumbImage(for: .highlighted) === image)
  }

  @Test("what happens in a control is one call, and the control is not kept by it")
  func events() {
    var heard: [Bool] = []
    weak var gone: UISwitch?
    do {
      let toggle = UISwitch().on(.valueChanged) { heard.append($0.isOn) }
      gone = toggle
      toggle.isOn = true
      toggle.sendActions(for: .valueChanged)
    }
    #expect(heard == [true])
    #expect(gone == nil)
  }
}
