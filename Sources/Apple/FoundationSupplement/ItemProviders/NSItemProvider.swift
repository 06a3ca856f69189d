import Foundation

/// A provider of an item in several representations on request.
///
/// - Source: developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: the lock protects the representations, and an app names the provider before passing it on.
  private let lock = NSLock()
  private var forms: [(type: String, load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?)] = []

  open var suggestedName: String?

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = FileManager.default.contents(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    registerDataRepresentation(forTypeIdentifier: "public.data") { completion in
      completion(data, nil)
      return nil
    }
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock { forms.append((typeIdentifier, loadHandler)) }
  }

  /// Registers a representation. The visibility has no effect, because no other app receives items here.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, loadHandler: loadHandler)
  }

  open var registeredTypeIdentifiers: [String] { lock.withLock { forms.map(\.type) } }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let form = lock.withLock { forms.first { $0.type == typeIdentifier } }
    guard let form else {
      DispatchQueue.global().async { completionHandler(nil, NSItemProvider.unavailable(typeIdentifier)) }
      return Progress(totalUnitCount: 1)
    }
    return form.load(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  static func unavailable(_ type: String) -> any Error {
    NSError(
      domain: NSItemProvider.errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
  }

  public static let errorDomain = "NSItemProviderErrorDomain"

  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: hasItemConformingToTypeIdentifier) else {
      DispatchQueue.global().async { completionHandler(nil, NSItemProvider.unavailable(types.first ?? "")) }
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let made = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try made.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
