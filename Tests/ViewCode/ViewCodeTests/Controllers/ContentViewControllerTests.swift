import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
private final class CounterView: CodedView, ScreenView {
  enum Event: Equatable { case tapped(Int) }

  @Configures var viewModel: Int
  var onEvent: (Event) -> Void = { _ in }
  private(set) lazy var button = UIButton(type: .system)
    .setting(UIButton.setTitle, to: "Count", for: .normal)
    .setting(UIButton.setTitle, to: "Counting", for: .highlighted)
    .on(.touchUpInside) { [unowned self] _ in onEvent(.tapped(viewModel)) }

  init(viewModel: Int) {
    self.viewModel = viewModel
    super.init(frame: .zero)
  }

  var hierarchy: Hierarchy { button }
  var layout: Layout { button.pin(.center) }
  var configuration: Configuration { Setting(\.tag, of: self, to: viewModel) }
}

@MainActor
@Suite("Controllers over their content view", .ownHosts)
struct ContentViewControllerTests {
  @Test("the view is made when it is needed, once, and is the controller's")
  func loading() {
    var made = 0
    func make() -> UILabel {
      made += 1
      return UILabel()
    }
    let controller = ContentViewController(make())
    #expect(made == 0)
    controller.contentView.text = "text"
    #expect(!controller.isViewLoaded)
    #expect(controller.view === controller.contentView)
    #expect(made == 1)
  }

  @Test("a view model goes in, events come out")
  func flow() {
    let controller = ContentViewController<CounterView>(viewModel: 3)
    var events: [CounterView.Event] = []
    controller.onEvent = { events.append($0) }
    controller.loadViewIfNeeded()
    controller.viewModel = 4
    #expect(controller.contentView.tag == 4)
    controller.contentView.button.sendActions(for: .touchUpInside)
    #expect(events == [.tapped(4)])
  }

  @Test("a control has what was set for each of its states")
  func states() {
    let button = CounterView(viewModel: 0).button
    #expect(button.title(for: .normal) == "Count")
    #expect(button.title(for: .highlighted) == "Counting")
  }
}
