import TestHosts
import Testing
import UIKit

@testable import ViewCode

@MainActor
private final class CardView: CodedView {
  struct ViewModel {
    var title: String
    var isFeatured = false
  }

  /// A label that counts the changes of its text.
  final class CountingLabel: UILabel {
    var textChanges = 0
    override var text: String? { didSet { textChanges += 1 } }
  }

  @Configures var viewModel: ViewModel
  let label = CountingLabel()
  var runs = 0
  var onceRuns = 0

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(frame: .zero)
  }

  var hierarchy: Hierarchy { label }
  var layout: Layout { label.topAnchor.constraint(equalTo: topAnchor) }
  var configuration: Configuration {
    Setting(\.text, of: label, to: viewModel.title)
    if viewModel.isFeatured {
      Setting(\.backgroundColor, of: self, to: .systemYellow)
      Setting(\.tag, of: label, to: 1)
    }
    Run { [unowned self] in runs += 1 }
    Once { [unowned self] in onceRuns += 1 }
  }
}

@MainActor
@Suite("Configuration", .ownHosts)
struct ConfigurationTests {
  @Test("the first configuration is set when the view is built")
  func first() {
    let view = CardView(viewModel: .init(title: "one"))
    #expect(view.label.text == "one")
    #expect(view.runs == 1)
    #expect(view.onceRuns == 1)
  }

  @Test("setting the view model brings the view up to date, and sets only what changed")
  func reconfigure() {
    let view = CardView(viewModel: .init(title: "one"))
    view.viewModel.title = "two"
    #expect(view.label.text == "two")
    #expect(view.label.textChanges == 2)
    view.viewModel = .init(title: "two")
    #expect(view.label.textChanges == 2)
    #expect(view.runs == 3)
    #expect(view.onceRuns == 1)
  }

  @Test("a setting that is gone gives the property back what it had before")
  func takeBack() {
    let view = CardView(viewModel: .init(title: "one"))
    view.backgroundColor = .systemRed
    view.label.tag = 9
    view.viewModel.isFeatured = true
    #expect(view.backgroundColor == .systemYellow)
    #expect(view.label.tag == 1)
    view.viewModel.title = "still featured"
    view.viewModel.isFeatured = false
    #expect(view.backgroundColor == .systemRed)
    #expect(view.label.tag == 9)
  }

  @Test("a private step in statements is one line, and is carried out each time")
  func privateStep() {
    final class StatementView: CodedView {
      @Configures var name = "one"
      let label = UILabel()
      var hierarchy: Hierarchy { label }
      var layout: Layout { label.pin() }
      var configuration: Configuration { Run(configure) }
      private func configure() { label.text = name }
    }
    let view = StatementView(frame: .zero)
    #expect(view.label.text == "one")
    view.name = "two"
    #expect(view.label.text == "two")
  }

  @Test("reading the configuration changes nothing")
  func inert() {
    let view = CardView(viewModel: .init(title: "one"))
    _ = view.configuration
    #expect(view.runs == 1)
    #expect(view.label.textChanges == 1)
  }
}
