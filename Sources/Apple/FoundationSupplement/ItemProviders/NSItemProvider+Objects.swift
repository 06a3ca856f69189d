import Foundation

// Objects, items and files. Source: developer.apple.com/documentation/foundation/nsitemprovider

extension NSItemProvider {
  /// A closure that receives an item.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Registers the representations of an object.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Registers the representations of an object that is created on request.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Creates a provider of an item of a type: data, a text or a URL. Other items have no representation.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier, let data = NSItemProvider.data(of: item) else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier) { completion in
      completion(data, nil)
      return nil
    }
  }

  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let item as NSData: Data(referencing: item)
    case let item as NSString: Data(String(describing: item).utf8)
    case let item as NSURL: Data(item.absoluteString.utf8)
    default: nil
    }
  }

  /// Loads an item: a URL for the types of URLs, a text for those of texts, and data for others.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let completionHandler else { return }
      guard let data else { return completionHandler(nil, error) }
      completionHandler(NSItemProvider.item(of: data, typeIdentifier), nil)
    }
  }

  /// Returns an item of a type.
  ///
  /// - Throws: The error of the representation.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let data = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? Self.unavailable(typeIdentifier)))
      }
    }
    return NSItemProvider.item(of: data, typeIdentifier)
  }

  private static func item(of data: Data, _ type: String) -> any NSSecureCoding {
    if NSURL.readableTypeIdentifiersForItemProvider.contains(type),
      let url = try? NSURL.object(withItemProviderData: data, typeIdentifier: type)
    {
      return url
    }
    if NSString.readableTypeIdentifiersForItemProvider.contains(type),
      let text = try? NSString.object(withItemProviderData: data, typeIdentifier: type)
    {
      return text
    }
    return NSData(data: data)
  }

  /// Writes a representation to a temporary file, which exists until the closure returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appending(path: "item-\(UUID().uuidString)")
      let file = folder.appending(path: name ?? "item")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Returns whether the provider has a text.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

  /// Returns whether the provider has a URL.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads a text.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { String(describing: $0) }, error)
    }
  }

  /// Loads a URL.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in completionHandler((object as? NSURL) as URL?, error) }
  }
}
