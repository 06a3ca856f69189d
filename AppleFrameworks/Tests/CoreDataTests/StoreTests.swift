import CoreData
import FoundationSupplement
import Testing

@MainActor
@Suite("Stores")
struct StoreTests {
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("Library.sqlite"))
  }

  @Test("a file keeps values of all types, relationships and their order")
  func roundTrip() throws {
    try withFile { url in
      let id = UUID()
      let first = Library.container(at: url).viewContext
      let author = Library.insert("Author", ["name": "X"], into: first)
      let tags = ["b", "a", "c"].map { Library.insert("Tag", ["name": $0], into: first) }
      let book = Library.insert(
        "Book",
        [
          "title": "A", "pages": 7, "isRead": true, "date": Date(timeIntervalSinceReferenceDate: 5.25),
          "price": NSDecimalNumber(string: "9.99"), "id": id, "words": ["one", "two"], "author": author,
          "tags": NSOrderedSet(array: tags),
        ], into: first)
      try first.save()
      let address = book.objectID.uriRepresentation()

      let container = Library.container(at: url)
      let found = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address))
      let again = try container.viewContext.existingObject(with: found)
      #expect(again.isFault)
      #expect(again.value(forKey: "title") as? String == "A")
      #expect(!again.isFault)
      #expect(again.value(forKey: "pages") as? Int == 7)
      #expect(again.value(forKey: "isRead") as? Bool == true)
      #expect(again.value(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 5.25))
      #expect(again.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "9.99"))
      #expect(again.value(forKey: "id") as? UUID == id)
      #expect(again.value(forKey: "words") as? [String] == ["one", "two"])
      #expect(again.value(forKeyPath: "author.name") as? String == "X")
      #expect((again.value(forKeyPath: "author.books") as? NSSet)?.count == 1)
      let names = (again.value(forKey: "tags") as? NSOrderedSet)?.array.compactMap {
        ($0 as? NSManagedObject)?.value(forKey: "name") as? String
      }
      #expect(names == ["b", "a", "c"])
    }
  }

  private final class DaysTransformer: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSData.self }
    override func transformedValue(_ value: Any?) -> Any? {
      (value as? Set<Int>).flatMap { try? JSONEncoder().encode($0.sorted()) }
    }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? Data).flatMap { try? JSONDecoder().decode(Set<Int>.self, from: $0) }
    }
  }

  @Test("a transformer of the app converts values of any type to data")
  func transformers() throws {
    let name = NSValueTransformerName("DaysTransformer")
    ValueTransformer.setValueTransformer(DaysTransformer(), forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    func model() -> NSManagedObjectModel {
      let model = Library.model()
      model.entitiesByName["Book"]?.attributesByName["words"]?.valueTransformerName = name.rawValue
      return model
    }
    try withFile { url in
      let first = Library.container(model(), at: url).viewContext
      let book = Library.insert("Book", ["title": "A", "words": Set([1, 5])], into: first)
      try first.save()
      let address = book.objectID.uriRepresentation()
      let container = Library.container(model(), at: url)
      let found = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address))
      let again = try container.viewContext.existingObject(with: found)
      #expect(again.value(forKey: "words") as? Set<Int> == [1, 5])
    }
  }

  @Test("a file of an older model is migrated by names and renaming identifiers")
  func migration() throws {
    try withFile { url in
      let first = Library.container(at: url).viewContext
      Library.insert("Book", ["title": "A", "pages": 7], into: first)
      try first.save()
      let newer = Library.model()
      let book = try #require(newer.entitiesByName["Book"])
      let title = try #require(book.attributesByName["title"])
      title.name = "heading"
      title.renamingIdentifier = "title"
      let stars = Library.attribute("stars", .integer16AttributeType, isOptional: false)
      stars.defaultValue = 3
      book.properties = book.properties.filter { $0.name != "pages" } + [stars]
      let context = Library.container(newer, at: url).viewContext
      let found = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first)
      #expect(found.value(forKey: "heading") as? String == "A")
      #expect(found.value(forKey: "stars") as? Int == 3)
      #expect(found.entity.attributesByName["pages"] == nil)
    }
  }

  @Test("two contexts that change the same value conflict, or merge by policy")
  func conflicts() throws {
    let container = Library.container()
    let (first, second) = (container.viewContext, container.newBackgroundContext())
    let book = Library.insert("Book", ["title": "A"], into: first)
    try first.save()
    let other = second.object(with: book.objectID)
    other.setValue(1, forKey: "pages")
    book.setValue("B", forKey: "title")
    try first.save()
    let error = #expect(throws: NSError.self) { try second.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    second.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try second.save()
    first.refresh(book, mergeChanges: false)
    #expect(book.value(forKey: "title") as? String == "B")
    #expect(book.value(forKey: "pages") as? Int == 1)
  }

  @Test("unique values are refused, or update the object that has them")
  func uniqueness() throws {
    let context = Library.container().viewContext
    Library.insert("Tag", ["name": "t"], into: context)
    try context.save()
    Library.insert("Tag", ["name": "t"], into: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Tag")) == 1)
  }

  @Test("batch requests insert, change and delete rows")
  func batches() throws {
    let context = Library.container().viewContext
    let insertion = NSBatchInsertRequest(entityName: "Book", objects: (0..<50).map { ["title": "\($0)", "pages": $0] })
    insertion.resultType = .count
    #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 50)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages < 10")
    update.propertiesToUpdate = ["isRead": true]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 10)
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = NSPredicate(format: "isRead == YES")
    try context.execute(NSBatchDeleteRequest(fetchRequest: request))
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 40)
  }
}
