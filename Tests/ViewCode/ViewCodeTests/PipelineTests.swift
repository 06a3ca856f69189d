import TestHosts
import Testing
import UIKit

@testable import ViewCode

/// A log of the calls of a view, in order.
@MainActor
final class Journal {
  var entries: [String] = []
}

@MainActor
final class SpyView: CodedView {
  let journal: Journal
  let child = UIView()

  init(journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
  }

  var hierarchy: Hierarchy {
    let _ = journal.entries.append("hierarchy")
    child
  }

  var layout: Layout {
    let _ = journal.entries.append("layout; child in place: \(child.superview === self)")
    child.topAnchor.constraint(equalTo: topAnchor)
  }

  var configuration: Configuration {
    let _ = journal.entries.append("configuration; constraints: \(constraints.count)")
    Setting(\.tag, of: child, to: 7)
  }
}

@MainActor
final class SpyController: CodedViewController {
  let journal: Journal
  let child = UIView()

  init(journal: Journal) {
    self.journal = journal
    super.init()
  }

  override func viewDidLoad() {
    journal.entries.append("before super")
    super.viewDidLoad()
    journal.entries.append("after super")
  }

  var hierarchy: Hierarchy {
    let _ = journal.entries.append("hierarchy")
    child
  }

  var layout: Layout {
    let _ = journal.entries.append("layout")
    child.topAnchor.constraint(equalTo: view.topAnchor)
  }
}

/// A class with another superclass and a private pipeline.
@MainActor
final class ProtocolView: UIControl, ViewCoding {
  private let pipeline = Pipeline()
  let child = UIView()
  var title = "first" { didSet { pipeline.reconfigure(self) } }

  init() {
    super.init(frame: .zero)
    pipeline.build(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  var hierarchy: Hierarchy { child }
  var layout: Layout { child.widthAnchor.constraint(equalToConstant: 10) }
  var configuration: Configuration { Setting(\.accessibilityIdentifier, of: child, to: title) }

  func buildAgain() { pipeline.build(self) }
}

@MainActor
@Suite("Pipeline", .ownHosts)
struct PipelineTests {
  @Test("the initializer runs the steps in order, each after the one before took effect")
  func order() {
    let journal = Journal()
    let view = SpyView(journal: journal)
    #expect(
      journal.entries == [
        "hierarchy", "layout; child in place: true", "configuration; constraints: 1",
      ])
    #expect(view.child.tag == 7)
  }

  @Test("a controller builds in its view when that is loaded, within super.viewDidLoad()")
  func controllerOrder() {
    let journal = Journal()
    let controller = SpyController(journal: journal)
    #expect(journal.entries.isEmpty)
    controller.loadViewIfNeeded()
    #expect(journal.entries == ["before super", "hierarchy", "layout", "after super"])
    #expect(controller.child.superview === controller.view)
  }

  @Test("a class with another superclass builds with a pipeline of its own")
  func protocolAlone() {
    let view = ProtocolView()
    #expect(view.child.superview === view)
    #expect(view.child.constraints.count == 1)
    #expect(view.child.accessibilityIdentifier == "first")
    view.title = "second"
    #expect(view.child.accessibilityIdentifier == "second")
  }

  @Test("the steps leave constraints to Auto Layout alone: placed views don't translate their masks")
  func translates() {
    let view = SpyView(journal: Journal())
    #expect(!view.child.translatesAutoresizingMaskIntoConstraints)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a view that its steps name is not kept by them")
  func released() {
    final class SelfishView: CodedView {
      let child = UIView()
      var hierarchy: Hierarchy { child }
      var layout: Layout {
        child.pin(.edges)
        hug(.horizontal)
        height(10).when(.landscape)
      }
      var configuration: Configuration {
        Setting(\.tag, of: self, to: 1)
        Run { self.alpha = 0.5 }
        Once { self.isHidden = true }
      }
    }
    weak var view: SelfishView?
    do {
      let made = SelfishView()
      view = made
      #expect(made.tag == 1)
      #expect(made.alpha == 0.5)
      #expect(made.isHidden)
    }
    #expect(view == nil)
  }

  @Test("building twice stops with a message that names the view and the rule")
  func buildTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ProtocolView().buildAgain() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("ProtocolView: the pipeline has already built this view"))
  }

  @Test("a constraint to a view outside the hierarchy is reported by name before UIKit stops")
  func strayConstraint() async {
    final class StrayView: CodedView {
      let inside = UILabel().setting(\.text, to: "inside")
      let forgotten = UILabel().setting(\.text, to: "forgotten")
      var hierarchy: Hierarchy { inside }
      var layout: Layout { inside.topAnchor.constraint(equalTo: forgotten.bottomAnchor) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = StrayView() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("StrayView"))
    #expect(message.contains("UILabel \"forgotten\" is not in `hierarchy`"))
  }
}
