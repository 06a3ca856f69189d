import TestHosts
import Testing
import UIKit

// View code of apps in Swift 6 mode, with annotations of actors wherever no view implies them. The test is that it
// compiles. UIKitSwift5Tests contains the same code in Swift 5 mode.

private class PlainView: UIView {
  let label = UILabel()
  lazy var stack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    return stack
  }()

  init() {
    super.init(frame: .zero)
    addSubview(label)
    addSubview(stack)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private class FrameView: UIView {
  var laidOut = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut += 1
  }
}

private class BadgeView: UIView {}

private class PlainController: UIViewController {
  private let plain: PlainView = {
    let view = PlainView()
    view.label.text = "hello"
    return view
  }()
  var name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = plain
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
  }
}

private class BareController: UIViewController {
  var appeared = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appeared = true
  }
}

private final class CallerOnMainActor {
  @MainActor
  func make() -> UIView {
    let view = FrameView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view[keyPath: \.alpha] = 0.5
    return view
  }
}

@Suite("Unmodified view code, Swift 6 mode", .ownHosts)
@MainActor
struct UnmodifiedViewCodeSwift6Tests {
  init() { StandardScreen.make() }

  @Test("subclasses with init(), init(frame:) and inherited initializers work")
  func initializers() {
    #expect(PlainView().subviews.count == 2)
    #expect(FrameView(frame: .zero).backgroundColor == .white)
    #expect(FrameView().backgroundColor == .white)
    #expect(BadgeView().subviews.isEmpty)
    #expect(PlainController(name: "x").view is PlainView)
    #expect(BareController().isViewLoaded == false)
  }

  @Test("code on the main actor makes views")
  func unannotated() {
    #expect(CallerOnMainActor().make().alpha == 0.5)
  }
}
