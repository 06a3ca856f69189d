import CoreGraphics
import Foundation
import Observation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("iOS 26: updates follow observable objects", .ownHosts)
struct Design26TrackingTests {
  init() { StandardScreen.make() }

  @Observable
  final class Model: @unchecked Sendable {
    var name = "first"
    var other = 0
  }

  private final class Reader: UIView {
    let model: Model
    var reads: Set<TrackedUpdate> = []
    var log: [TrackedUpdate] = []

    init(_ model: Model, _ reads: Set<TrackedUpdate>) {
      (self.model, self.reads) = (model, reads)
      super.init(frame: .zero)
      backgroundColor = .white
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Reader is not archived") }

    private func read(_ update: TrackedUpdate) {
      log.append(update)
      if reads.contains(update) { _ = model.name }
    }

    override func updateProperties() {
      super.updateProperties()
      read(.properties)
    }

    override func updateConstraints() {
      read(.constraints)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      read(.layout)
    }

    override func draw(_ rect: CGRect) { read(.display) }
  }

  @Test(
    "E191: an update that reads a property is performed again when it changes, and no other update",
    arguments: [TrackedUpdate.properties, .constraints, .layout, .display])
  func updates(_ update: TrackedUpdate) {
    let screen = Design26Screen()
    let model = Model()
    let view = screen.add(Reader(model, [update]), CGRect(x: 0, y: 100, width: 50, height: 50))
    view.log = []
    screen.update()
    #expect(view.log == [])
    model.other = 1
    screen.update()
    #expect(view.log == [])
    // An update of constraints is followed by layout.
    let expected: [TrackedUpdate] = update == .constraints ? [.constraints, .layout] : [update]
    model.name = "second"
    screen.update()
    #expect(view.log == expected)
    model.name = "third"
    screen.update()
    #expect(view.log == expected + expected)
  }

  @Test("E191: what an update no longer reads has no effect")
  func forgottenReads() {
    let screen = Design26Screen()
    let model = Model()
    let view = screen.add(Reader(model, [.layout]), CGRect(x: 0, y: 100, width: 50, height: 50))
    view.reads = []
    view.setNeedsLayout()
    screen.update()
    view.log = []
    model.name = "second"
    screen.update()
    #expect(view.log == [])
  }

  @Test("E191: repeated updates leave one observation")
  func oneObservation() {
    let screen = Design26Screen()
    let model = Model()
    let view = screen.add(Reader(model, [.layout]), CGRect(x: 0, y: 100, width: 50, height: 50))
    for _ in 0..<10 {
      view.setNeedsLayout()
      screen.update()
    }
    view.log = []
    model.name = "second"
    screen.update()
    #expect(view.log == [.layout])
  }

  @Test("E191: a controller's callbacks are tracked")
  func controllers() {
    final class Controller: UIViewController {
      let model = Model()
      var log: [String] = []

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.append("layout \(model.name)")
      }

      override func updateProperties() {
        super.updateProperties()
        log.append("properties \(model.other)")
      }
    }
    let screen = Design26Screen()
    let controller = screen.show(Controller())
    controller.log = []
    controller.model.name = "second"
    screen.update()
    #expect(controller.log == ["layout second"])
    controller.model.other = 5
    screen.update()
    #expect(controller.log == ["layout second", "properties 5"])
  }

  @Test("E191: the handlers of buttons and cells are tracked")
  func handlers() {
    let screen = Design26Screen()
    let model = Model()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = model.name }
    screen.add(button, CGRect(x: 0, y: 100, width: 200, height: 50))
    #expect(button.titleLabel?.text == "first")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = model.name
      cell.contentConfiguration = content
    }
    screen.add(cell, CGRect(x: 0, y: 200, width: 393, height: 52))
    model.name = "second"
    screen.update()
    #expect(button.titleLabel?.text == "second")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "second")
  }

  @Test("E226: a provider of sections is called again")
  func sectionProvider() {
    let screen = Design26Screen()
    let model = Model()
    var heights: [Int] = []
    let layout = UICollectionViewCompositionalLayout { _, _ in
      heights.append(model.other)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(50 + model.other)))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    screen.add(list, CGRect(x: 0, y: 100, width: 393, height: 400))
    #expect(list.contentSize.height == 100)
    model.other = 10
    screen.update()
    #expect(heights.last == 10)
    #expect(list.contentSize.height == 120)
  }

  @Test("E174: changes by pending updates are animated with flushUpdates, earlier ones are not")
  func flushUpdates() {
    final class Mover: UIView {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var x: CGFloat = 0 { didSet { setNeedsLayout() } }
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame.origin.x = x
      }
    }
    let screen = Design26Screen()
    let view = screen.add(Mover(), CGRect(x: 0, y: 100, width: 200, height: 50))
    view.addSubview(view.child)
    screen.update()
    view.x = 40
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
      #expect(view.child.frame.minX == 40)
      view.x = 100
    }
    #expect(view.child.frame.minX == 100)
    #expect(view.child.layer.animationKeys()?.isEmpty == false)
    let other = screen.add(Mover(), CGRect(x: 0, y: 200, width: 200, height: 50))
    other.addSubview(other.child)
    screen.update()
    UIView.animate(withDuration: 1) { other.x = 100 }
    screen.update()
    #expect(other.child.layer.animationKeys()?.isEmpty ?? true)
  }
}
