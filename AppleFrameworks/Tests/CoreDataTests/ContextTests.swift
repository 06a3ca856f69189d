import CoreData
import FoundationSupplement
import Testing
import UIKit

@MainActor
@Suite("Contexts")
struct ContextTests {
  @Test("a request without a type is that of the class, as Xcode generates it")
  func requestOfClass() {
    let request = Volume.fetchRequest()
    #expect(request.entityName == "Book")
    #expect(type(of: request) == NSFetchRequest<Volume>.self)
    let plain: NSFetchRequest<any NSFetchRequestResult> = Volume.fetchRequest()
    #expect(type(of: plain) == NSFetchRequest<any NSFetchRequestResult>.self)
  }

  @Test("a new object has the model's defaults, and is inserted until it is saved")
  func insertion() throws {
    let context = Library.container().viewContext
    let book = Library.insert("Book", ["title": "A"], into: context)
    #expect(book.isInserted && context.hasChanges && book.objectID.isTemporaryID)
    #expect(book.value(forKey: "pages") as? Int == 100)
    try context.save()
    #expect(!book.isInserted && !context.hasChanges && !book.objectID.isTemporaryID)
    #expect(book.objectID.uriRepresentation().absoluteString.hasSuffix("/Book/p1"))
  }

  @Test("both sides of a relationship change together")
  func inverses() {
    let context = Library.container().viewContext
    let first = Library.insert("Author", ["name": "X"], into: context)
    let second = Library.insert("Author", ["name": "Y"], into: context)
    let book = Library.insert("Book", ["title": "A", "author": first], into: context)
    #expect((first.value(forKey: "books") as? NSSet)?.contains(book) == true)
    second.setValue(NSSet(array: [book]), forKey: "books")
    #expect(book.value(forKey: "author") as? NSManagedObject === second)
    #expect((first.value(forKey: "books") as? NSSet)?.count == 0)
    second.mutableSetValue(forKey: "books").remove(book)
    #expect(book.value(forKey: "author") == nil)
  }

  @Test("deleting cascades, nullifies and is denied by the model's rules")
  func deleteRules() throws {
    let context = Library.container().viewContext
    let author = Library.insert("Author", ["name": "X"], into: context)
    let tag = Library.insert("Tag", ["name": "t"], into: context)
    let book = Library.insert(
      "Book", ["title": "A", "author": author, "tags": NSOrderedSet(array: [tag])], into: context)
    try context.save()
    context.delete(tag)
    #expect(throws: NSError.self) { try context.save() }
    context.rollback()
    #expect(!tag.isDeleted)
    context.delete(author)
    #expect(book.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 0)
    #expect((tag.value(forKey: "books") as? NSSet)?.count == 0)
  }

  @Test("a missing mandatory value is error 1570, several are error 1560")
  func validation() throws {
    let context = Library.container().viewContext
    let author = Library.insert("Author", [:], into: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    #expect(error?.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === author)
    Library.insert("Author", [:], into: context)
    let both = #expect(throws: NSError.self) { try context.save() }
    #expect(both?.code == NSValidationMultipleErrorsError)
    #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
  }

  @Test("predicates reach through relationships, count, and compare objects")
  func predicates() throws {
    let context = Library.container().viewContext
    let (x, y) = (
      Library.insert("Author", ["name": "Ärzte"], into: context), Library.insert("Author", ["name": "Y"], into: context)
    )
    let tags = ["red", "blue"].map { Library.insert("Tag", ["name": $0], into: context) }
    Library.insert("Book", ["title": "A", "author": x, "pages": 10, "tags": NSOrderedSet(array: tags)], into: context)
    Library.insert("Book", ["title": "B", "author": y, "isRead": true], into: context)
    try context.save()
    func titles(_ format: String, _ args: Any...) throws -> [String] {
      try Library.titles(in: context, where: NSPredicate(format: format, argumentArray: args))
    }
    #expect(try titles("author.name BEGINSWITH[cd] 'arz'") == ["A"])
    #expect(try titles("ANY tags.name == %@", "blue") == ["A"])
    #expect(try titles("tags.@count == 0") == ["B"])
    #expect(try titles("author == %@", y) == ["B"])
    #expect(try titles("author == %@", x.objectID) == ["A"])
    #expect(try titles("SUBQUERY(tags, $t, $t.name CONTAINS 'e').@count == 2") == ["A"])
    #expect(try titles("isRead == YES AND pages BETWEEN {50, 200}") == ["B"])
    #expect(try titles("%K IN %@", "title", ["B", "C"]) == ["B"])
    #expect(try titles("SELF IN %@", x.value(forKey: "books") as! NSSet) == ["A"])
  }

  @Test("a child's changes reach its parent when it is saved, and the store with the parent")
  func children() throws {
    let container = Library.container()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = container.viewContext
    Library.insert("Book", ["title": "A"], into: child)
    #expect(try Library.titles(in: container.viewContext) == [])
    try child.save()
    #expect(try Library.titles(in: container.viewContext) == ["A"])
    #expect(container.viewContext.hasChanges)
    #expect(try Library.titles(in: container.newBackgroundContext()) == [])
    try container.viewContext.save()
    #expect(try Library.titles(in: container.newBackgroundContext()) == ["A"])
  }

  @Test("undoing takes an insertion and a change back")
  func undo() throws {
    let context = Library.container().viewContext
    context.undoManager = UndoManager()
    context.undoManager?.groupsByEvent = false
    func step(_ change: () -> Void) {
      context.undoManager?.beginUndoGrouping()
      change()
      context.processPendingChanges()
      context.undoManager?.endUndoGrouping()
    }
    var book: NSManagedObject?
    step { book = Library.insert("Book", ["title": "A"], into: context) }
    step { book?.setValue("B", forKey: "title") }
    context.undo()
    #expect(book?.value(forKey: "title") as? String == "A")
    context.undo()
    let undone = try Library.titles(in: context)
    context.redo()
    let redone = try Library.titles(in: context)
    #expect(undone == [])
    #expect(redone == ["A"])
  }

  @Test("columns with expressions are computed over all objects, or over those of each group")
  func expressions() throws {
    let context = Library.container().viewContext
    for (title, pages, isRead) in [("A", 10, true), ("B", 20, false), ("C", 40, true)] {
      Library.insert("Book", ["title": title, "pages": pages, "isRead": isRead], into: context)
    }
    try context.save()
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = .init(forFunction: "sum:", arguments: [FoundationSupplement.NSExpression(forKeyPath: "pages")])
    sum.expressionResultType = .integer64AttributeType
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [sum]
    let all = try context.fetch(request).compactMap { $0 as? NSDictionary }
    #expect(all.count == 1 && all.first?["total"] as? Int == 70)

    request.propertiesToFetch = ["isRead", sum]
    request.propertiesToGroupBy = ["isRead"]
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let groups = try context.fetch(request).compactMap { $0 as? NSDictionary }
    #expect(groups.map { $0["total"] as? Int } == [50, 20])
    request.havingPredicate = NSPredicate(format: "total > 30")
    #expect(try context.fetch(request).count == 1)

    let double = NSExpressionDescription()
    double.name = "double"
    double.expression = .init(format: "pages * 2")
    let rows = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["title", double]
    rows.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let values = try context.fetch(rows).compactMap { ($0 as? NSDictionary)?["double"] as? Int }
    #expect(values == [20, 40, 80])
  }
}

private final class Volume: NSManagedObject {}

extension Volume {
  class func fetchRequest() -> NSFetchRequest<Volume> { NSFetchRequest<Volume>(entityName: "Book") }
}
