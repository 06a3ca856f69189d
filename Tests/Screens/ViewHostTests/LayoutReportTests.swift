import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

private final class BadgeController: UIViewController {
  let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.widthAnchor.constraint(equalToConstant: 30),
      badge.heightAnchor.constraint(equalToConstant: 10),
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }
}

@MainActor
@Suite("Layout reports", .ownHosts)
struct LayoutReportTests {
  @Test("a screen's conflicts and ambiguities are data and text, with places in the source")
  func report() throws {
    let host = ViewHost()
    let controller = BadgeController()
    host.show(controller)
    let report = host.layoutReport()
    try #require(report.conflicts.count == 1)
    let conflict = report.conflicts[0]
    #expect(conflict.constraints.map(\.equation) == ["badge.width == 20", "badge.width == 30"])
    #expect(conflict.constraints.map(\.isBroken) == [false, true])
    #expect(conflict.constraints.allSatisfy { $0.file == #fileID && $0.line != nil })
    #expect(conflict.reason == "badge must be 30 wide (2), but it is 20 wide (1): 20, 10 too little.")
    #expect(conflict.changes.first == "lower the priority of (2) to 999")
    #expect(report.ambiguities.map(\.view) == ["badge"])
    #expect(report.ambiguities.map(\.axis) == ["vertical"])
    #expect(report.ambiguities.first?.changes.first == "constrain its top")
    #expect(report.text.contains("badge: UIView, property of BadgeController"))
    #expect(host.layoutTrace().contains("*UIView - AMBIGUOUS LAYOUT for minY"))
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(LayoutReport.self, from: data) == report)
    #expect(host.layoutReport() == report)
  }

  @Test("a screen that is right has an empty report")
  func empty() {
    let host = ViewHost()
    let controller = UIViewController()
    host.show(controller)
    #expect(host.layoutReport().isEmpty)
    #expect(host.layoutReport().text == "")
  }

  @Test("what is bounded on one side alone is told as ambiguous: by a bound, and by what lies in it in a scroll view")
  func bounded() throws {
    let host = ViewHost()
    let controller = UIViewController()
    host.show(controller)
    let root: UIView = controller.view
    let (panel, scrollView, container, stack) = (UIView(), UIScrollView(), UIView(), UIView())
    for view in [panel, scrollView, container, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(panel)
    root.addSubview(scrollView)
    scrollView.addSubview(container)
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: root.topAnchor), panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      panel.widthAnchor.constraint(equalToConstant: 10),
      panel.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, constant: -34),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      container.topAnchor.constraint(equalTo: scrollView.topAnchor),
      container.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      container.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      container.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      stack.heightAnchor.constraint(equalToConstant: 100),
      stack.bottomAnchor.constraint(greaterThanOrEqualTo: container.bottomAnchor),
    ])
    let report = host.layoutReport()
    #expect(panel.hasAmbiguousLayout && container.hasAmbiguousLayout && !stack.hasAmbiguousLayout)
    #expect(report.ambiguities.map(\.axis) == ["vertical", "vertical"])
  }
}
