import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Drag and drop", .ownHosts)
struct DragAndDropTests {
  private let host = ViewHost(device: .standard)
  private let root = UIView()
  private let source = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
  private let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))

  private final class Sender: NSObject, UIDragInteractionDelegate {
    var log: [String] = []
    var isEmpty = false
    var preview: (() -> UIDragPreview?)?
    var home: ((UITargetedDragPreview) -> UITargetedDragPreview?)?

    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { home.map { $0(defaultPreview) } ?? defaultPreview }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      guard !isEmpty else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: UIImage(systemName: "star")!))
      item.localObject = "star"
      item.previewProvider = preview
      return [item]
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("end \(operation)") }
  }

  private final class Receiver: NSObject, UIDropInteractionDelegate {
    var log: [String] = []
    var images = 0
    var end: ((UITargetedDragPreview) -> UITargetedDragPreview?)?

    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { end.map { $0(defaultPreview) } ?? defaultPreview }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: UIImage.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop \(session.items.first?.localObject ?? "")")
      session.loadObjects(ofClass: UIImage.self) { self.images = $0.count }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("over")
    }
  }

  private let sender = Sender()
  private let receiver = Receiver()

  init() {
    root.addSubview(source)
    root.addSubview(target)
    source.addInteraction(UIDragInteraction(delegate: sender))
    target.addInteraction(UIDropInteraction(delegate: receiver))
    let controller = UIViewController()
    controller.view = root
    host.show(controller)
  }

  @Test("a finger that rests lifts what it is on, carries it, and drops it where it is taken")
  func dropped() async {
    let finger = host.putDown(at: CGPoint(x: 60, y: 140))
    host.advance(by: 0.7)
    #expect(sender.log == ["begin"])
    finger.move(to: CGPoint(x: 150, y: 300))
    host.advance(by: 0.1)
    finger.move(to: CGPoint(x: 250, y: 450))
    host.advance(by: 0.1)
    #expect(receiver.log == ["enter"])
    finger.lift()
    host.advance(by: 1)
    #expect(receiver.log == ["enter", "drop star", "conclude", "over"] && sender.log == ["begin", "end copy"])
    for _ in 0..<200 where receiver.images == 0 {
      try? await Task.sleep(nanoseconds: 5_000_000)
      host.advance(by: 0.02)
    }
    #expect(receiver.images == 1)
  }

  @Test("beside all that take it, it goes back")
  func cancelled() {
    let finger = host.putDown(at: CGPoint(x: 60, y: 140))
    host.advance(by: 0.7)
    finger.move(to: CGPoint(x: 250, y: 450))
    finger.move(to: CGPoint(x: 60, y: 700))
    finger.lift()
    host.advance(by: 1)
    #expect(receiver.log == ["enter", "exit", "over"] && sender.log == ["begin", "end cancel"])
    #expect(!root.window!.subviews.contains { $0.layer.shadowOpacity == 0.2 })
  }

  private var picture: UIView? { root.window!.subviews.first { $0.layer.shadowOpacity == 0.2 } }

  @Test("an item's provider replaces the view under the finger or hides it")
  func previews() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 15, height: 20))
    sender.preview = { UIDragPreview(view: badge, parameters: parameters) }
    let first = host.putDown(at: CGPoint(x: 60, y: 140))
    host.advance(by: 0.7)
    let shown = try #require(picture)
    #expect(shown.bounds.size == badge.bounds.size)
    #expect((shown.subviews[0].layer.mask as? CAShapeLayer)?.path?.boundingBox.width == 15)
    first.lift()
    host.advance(by: 1)
    sender.preview = { nil }
    _ = host.putDown(at: CGPoint(x: 60, y: 140))
    host.advance(by: 0.7)
    #expect(picture == nil && sender.log == ["begin", "end cancel", "begin"])
  }

  @Test("previews of the delegates determine the ends of a canceled drag and of a drop")
  func destinations() throws {
    sender.home = { [root] in
      $0.retargetedPreview(with: UIDragPreviewTarget(container: root, center: CGPoint(x: 300, y: 50)))
    }
    let canceled = host.putDown(at: CGPoint(x: 60, y: 140))
    host.advance(by: 0.7)
    canceled.move(to: CGPoint(x: 60, y: 700))
    canceled.lift()
    #expect(try #require(picture).center == CGPoint(x: 300, y: 50))
    host.advance(by: 1)
    receiver.end = { [target] in
      $0.retargetedPreview(with: UIDragPreviewTarget(container: target, center: CGPoint(x: 10, y: 20)))
    }
    let dropped = host.putDown(at: CGPoint(x: 60, y: 140))
    host.advance(by: 0.7)
    dropped.move(to: CGPoint(x: 250, y: 450))
    dropped.lift()
    #expect(try #require(picture).center == CGPoint(x: 210, y: 420))
  }

  @Test("nothing to drag, and a quick touch, are no drag")
  func none() {
    let quick = host.putDown(at: CGPoint(x: 60, y: 140))
    host.advance(by: 0.1)
    quick.move(to: CGPoint(x: 250, y: 450))
    quick.lift()
    sender.isEmpty = true
    let finger = host.putDown(at: CGPoint(x: 60, y: 140))
    host.advance(by: 0.7)
    finger.lift()
    #expect(sender.log.isEmpty && receiver.log.isEmpty)
  }

  private final class List: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows = ["a", "b", "c", "d"]
    var states: [Bool] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = rows[indexPath.row]
      return [item]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      states.append(tableView.hasActiveDrag && tableView.hasActiveDrop)
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let item = coordinator.items.first, let from = item.sourceIndexPath,
        let to = coordinator.destinationIndexPath
      else { return }
      rows.insert(rows.remove(at: from.row), at: to.row)
      tableView.reloadData()
      coordinator.drop(item.dragItem, toRowAt: to)
    }
  }

  @Test("a row is dragged to another place of its table by the table's delegates")
  func table() {
    let list = List()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600), style: .plain)
    table.dataSource = list
    table.dragDelegate = list
    table.dropDelegate = list
    table.rowHeight = 50
    root.addSubview(table)
    host.update()
    let finger = host.putDown(at: CGPoint(x: 100, y: table.convert(CGPoint(x: 0, y: 25), to: nil).y))
    host.advance(by: 0.7)
    finger.move(to: CGPoint(x: 100, y: table.convert(CGPoint(x: 0, y: 125), to: nil).y))
    host.advance(by: 0.1)
    finger.lift()
    host.advance(by: 1)
    #expect(list.rows == ["b", "c", "a", "d"] && list.states.contains(true))
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }
}
