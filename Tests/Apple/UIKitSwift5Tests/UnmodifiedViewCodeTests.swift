import TestHosts
import Testing
import UIKit

// View code of apps, in Swift 5 mode and without annotations of actors. The test is that it compiles.

class PlainView: UIView {
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

class FrameView: UIView {
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

class BadgeView: UIView {}

class PlainController: UIViewController {
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

class BareController: UIViewController {
  var appeared = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appeared = true
  }
}

final class CallerWithoutActor {
  func make() -> UIView {
    let view = FrameView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view[keyPath: \.alpha] = 0.5
    return view
  }
}

@Suite("Unmodified view code, Swift 5 mode", .ownHosts)
@MainActor
struct UnmodifiedViewCodeTests {
  @Test("subclasses with init(), init(frame:) and inherited initializers work")
  func initializers() {
    #expect(PlainView().subviews.count == 2)
    #expect(FrameView(frame: .zero).backgroundColor == .white)
    #expect(FrameView().backgroundColor == .white)
    #expect(BadgeView().subviews.isEmpty)
    #expect(PlainController(name: "x").view is PlainView)
    #expect(BareController().isViewLoaded == false)
  }

  @Test("code that says nothing of actors makes views")
  func unannotated() {
    #expect(CallerWithoutActor().make().alpha == 0.5)
  }
}
