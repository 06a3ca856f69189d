import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Where there is nothing to show", .ownHosts)
struct ContentUnavailableTests {
  private let host = ViewHost(device: .standard)

  private final class Controller: UIViewController {
    var states: [String?] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state.searchText)
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
    var isEmpty = true { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
  }

  private func frame(_ text: String) throws -> CGRect {
    let view = try host.find(.text(text))
    return view.convert(view.bounds, to: nil as UIView?)
  }

  @Test("a controller's view shows it in the middle, and no more when it is gone")
  func controller() throws {
    let controller = Controller()
    host.show(controller)
    host.advance(by: 0.1)
    #expect(controller.states == [nil])
    let title = try frame("No Results")
    let detail = try frame("Check the spelling or try a new search.")
    #expect(abs(title.midX - 196.5) < 1 && detail.minY > title.maxY && abs(title.midY - 426) < 60)
    controller.isEmpty = false
    host.advance(by: 0.1)
    #expect(!host.dump().text.contains("No Results"))
  }

  @Test("a button does what it is given")
  func button() throws {
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Mail"
    configuration.button = .filled()
    configuration.button.title = "Reload"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    host.show(view)
    try host.tap(text: "Reload")
    let (below, above) = (try frame("Reload"), try frame("No Mail"))
    #expect(taps == 1 && below.minY > above.maxY)
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 10 }
    view.configuration = configuration
    try host.tap(text: "Reload")
    #expect(taps == 11)
  }

  @Test("loading has a spinner, natural alignment begins at the top")
  func variants() throws {
    var configuration = UIContentUnavailableConfiguration.loading()
    let view = UIContentUnavailableView(configuration: configuration)
    host.show(view)
    #expect(host.dump().text.contains("UIActivityIndicatorView") && host.dump().text.contains("Loading…"))
    configuration = .empty()
    configuration.text = "Nothing"
    configuration.alignment = .natural
    view.configuration = configuration
    host.update()
    let top = try frame("Nothing")
    #expect(top.minY < 120 && top.minX < 20)
  }

  @Test("content that a view gets before its first layout, and other content later, contradict nothing")
  func noConflicts() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.text = "Nothing yet"
    controller.contentUnavailableConfiguration = configuration
    controller.view.layoutIfNeeded()
    host.show(controller)
    configuration.secondaryText = nil
    controller.contentUnavailableConfiguration = configuration
    host.advance(by: 0.1)
    configuration.secondaryText = "Text\nof\nfour\nlines"
    controller.contentUnavailableConfiguration = configuration
    host.advance(by: 0.1)
    #expect(host.layoutReport().conflicts.isEmpty)
  }

  @Test("a search says what was searched for")
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "apples"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “apples”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }
}
