import CoreData
import Testing
import UIKit

@MainActor
@Suite("Fetched results controllers")
struct ResultsTests {
  private final class Recorder: NSObject, NSFetchedResultsControllerDelegate {
    var events: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      events.append("will \(controller.fetchedObjects?.count ?? 0)")
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      events.append("did \(controller.fetchedObjects?.count ?? 0)")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
      events.append("\(type) \(text(indexPath)) \(text(newIndexPath))")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { events.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
  }

  @Test("a delegate hears of insertions, updates, moves and deletions, and of sections")
  func changes() throws {
    let context = Library.container().viewContext
    let books = [("B", 1), ("D", 2)].map { Library.insert("Book", ["title": $0.0, "pages": $0.1], into: context) }
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
    let recorder = Recorder()
    controller.delegate = recorder
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.object(at: IndexPath(item: 0, section: 1)) === books[1])

    func events(_ change: () -> Void) -> [String] {
      recorder.events = []
      change()
      context.processPendingChanges()
      return recorder.events
    }
    let added = events { Library.insert("Book", ["title": "A", "pages": 1], into: context) }
    #expect(added == ["will 2", "insert - 0.0", "did 3"])
    #expect(events { books[0].setValue(true, forKey: "isRead") } == ["will 3", "update 0.1 0.1", "did 3"])
    let moved = events { books[1].setValue(1, forKey: "pages") }
    #expect(moved == ["will 3", "section delete 2 1", "move 1.0 0.2", "did 3"])
    #expect(events { context.delete(books[0]) } == ["will 3", "delete 0.1 -", "did 2"])
    withExtendedLifetime(controller) {}
  }

  @Test("another context's changes arrive where they are merged automatically")
  func merging() async throws {
    let container = Library.container()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let background = container.newBackgroundContext()
    try await background.perform { @Sendable in
      Library.insert("Book", ["title": "A"], into: background)
      try background.save()
    }
    #expect(try Library.titles(in: container.viewContext) == ["A"])
  }
}
