import CoreData

/// A model of books and their authors, in code.
enum Library {
  static func model() -> NSManagedObjectModel {
    let (author, book, tag) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
    for (entity, name) in [(author, "Author"), (book, "Book"), (tag, "Tag")] { entity.name = name }
    let books = relationship("books", to: book, isToMany: true, rule: .cascadeDeleteRule)
    let writer = relationship("author", to: author, isToMany: false, rule: .nullifyDeleteRule)
    let tags = relationship("tags", to: tag, isToMany: true, rule: .nullifyDeleteRule)
    tags.isOrdered = true
    let tagged = relationship("books", to: book, isToMany: true, rule: .denyDeleteRule)
    (books.inverseRelationship, writer.inverseRelationship) = (writer, books)
    (tags.inverseRelationship, tagged.inverseRelationship) = (tagged, tags)
    author.properties = [attribute("name", .stringAttributeType, isOptional: false), books]
    let pages = attribute("pages", .integer32AttributeType)
    pages.defaultValue = 100
    book.properties = [
      attribute("title", .stringAttributeType), pages, attribute("isRead", .booleanAttributeType),
      attribute("date", .dateAttributeType), attribute("price", .decimalAttributeType),
      attribute("id", .UUIDAttributeType), attribute("words", .transformableAttributeType), writer, tags,
    ]
    tag.properties = [attribute("name", .stringAttributeType), tagged]
    tag.uniquenessConstraints = [["name"]]
    let model = NSManagedObjectModel()
    model.entities = [author, book, tag]
    return model
  }

  static func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    return attribute
  }

  static func relationship(
    _ name: String, to entity: NSEntityDescription, isToMany: Bool, rule: NSDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = entity
    relationship.maxCount = isToMany ? 0 : 1
    relationship.deleteRule = rule
    return relationship
  }

  static func container(
    _ model: NSManagedObjectModel = model(), at url: URL? = nil
  ) -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = url == nil ? NSInMemoryStoreType : NSSQLiteStoreType
    description.url = url
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    return container
  }

  @discardableResult
  static func insert(
    _ name: String, _ values: [String: Any], into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
    object.setValuesForKeys(values)
    return object
  }

  static func titles(
    in context: NSManagedObjectContext, where predicate: NSPredicate? = nil
  ) throws -> [String] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).compactMap { $0.value(forKey: "title") as? String }
  }
}
