import Foundation
import UIKit

/// A controller that provides the results of a fetch request in sections, and reports their changes.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchedresultscontroller
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  public final let fetchRequest: NSFetchRequest<ResultType>
  public final let managedObjectContext: NSManagedObjectContext
  public final let sectionNameKeyPath: String?
  public final let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  private var content: FetchedSections?
  private var observation: (any NSObjectProtocol)?

  /// Creates a controller.
  ///
  /// - Parameter name: The name of a cache on disk, which is ignored.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      fatalError("An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  open class func deleteCache(withName name: String?) {}

  /// Fetches the objects and starts observing changes.
  open func performFetch() throws {
    content = FetchedSections(try managedObjectContext.objects(of: fetchRequest.erased()), by: sectionNameKeyPath)
    guard observation == nil else { return }
    // Unchecked: Notifications of a context are posted in its queue, where the controller is used.
    nonisolated(unsafe) weak let controller = self
    observation = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { controller?.contextDidChange($0) }
  }

  // MARK: - Results

  open var fetchedObjects: [ResultType]? { content?.objects.map { $0 as! ResultType } }

  open var sections: [any NSFetchedResultsSectionInfo]? {
    content?.sections.map { section in
      var section = section
      if sectionNameKeyPath != nil { section.indexTitle = sectionIndexTitle(forSectionName: section.name) }
      return section
    }
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = content?.sections ?? []
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].members.indices.contains(indexPath.item)
    else { fatalError("no object at index \(indexPath.item) in section at index \(indexPath.section)") }
    return sections[indexPath.section].members[indexPath.item] as! ResultType
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as AnyObject as? NSManagedObject).flatMap { content?.place(of: $0) }
  }

  open var sectionIndexTitles: [String] {
    (content?.sections ?? []).compactMap { sectionIndexTitle(forSectionName: $0.name) }
  }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    delegate?.controller(erased, sectionIndexTitleForSectionName: sectionName)
      ?? (delegate == nil ? sectionName.first.map { String($0).uppercased() } : nil)
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    (content?.sections ?? []).firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? sectionIndex
  }

  private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
    ErasedView.view(self)
  }

  // MARK: - Changes

  private func contextDidChange(_ notification: Notification) {
    guard let old = content,
      let entity = try? managedObjectContext.entity(of: fetchRequest.erased())
    else { return }
    func objects(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let changed = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
    let all = changed.union(objects(NSInsertedObjectsKey)).union(objects(NSDeletedObjectsKey))
    // Objects of other entities may affect the results through the predicate or the order.
    guard fetchRequest.predicate != nil || all.contains(where: { $0.entity.isKindOf(entity: entity) }),
      let found = try? managedObjectContext.objects(of: fetchRequest.erased())
    else { return }
    let new = FetchedSections(found, by: sectionNameKeyPath)
    let changes = FetchedChanges(from: old, to: new, updated: changed)
    guard !changes.isEmpty else { return }
    guard let delegate else {
      content = new
      return
    }
    delegate.controllerWillChangeContent(erased)
    content = new
    for change in changes.sections {
      delegate.controller(erased, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in changes.objects {
      delegate.controller(
        erased, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
    delegate.controller(erased, didChangeContentWith: snapshot(of: new, updated: changed, since: old))
    if sectionNameKeyPath == nil {
      delegate.controller(
        erased,
        didChangeContentWith: new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID)).inferringMoves()
      )
    }
    delegate.controllerDidChangeContent(erased)
  }

  private func snapshot(
    of content: FetchedSections, updated: Set<NSManagedObject>, since old: FetchedSections
  ) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in content.sections {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    let reloaded = content.objects.filter { updated.contains($0) && old.place(of: $0) != nil }
    snapshot.reloadItems(withIdentifiers: reloaded.map(\.objectID))
    return snapshot
  }
}
