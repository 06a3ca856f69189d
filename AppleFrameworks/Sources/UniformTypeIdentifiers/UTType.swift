import Foundation

/// A type of data, such as of files, the pasteboard, or the content that a view accepts.
///
/// The supported types are those that the system declares, and those that an app imports or exports by name. Other
/// extensions and MIME types result in dynamic types.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// The supertypes that an app declares for its own type.
  private let ownParents: [String]

  init(known identifier: String, parents: [String] = []) {
    self.identifier = identifier
    ownParents = parents
  }

  /// Creates a type from an identifier.
  ///
  /// - Returns: The type; `nil` for an undeclared identifier.
  public init?(_ identifier: String) {
    guard DeclaredTypes.all[identifier.lowercased()] != nil || DynamicIdentifier.tag(of: identifier) != nil else {
      return nil
    }
    self.init(known: DeclaredTypes.all[identifier.lowercased()]?.identifier ?? identifier)
  }

  /// Creates a type that the app declares in its Info.plist.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier.lowercased(), parents: [parentType?.identifier ?? "public.data"])
  }

  /// Creates a type of another app that this app declares in its Info.plist.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier.lowercased(), parents: [parentType?.identifier ?? "public.data"])
  }

  /// Creates a type from a file extension.
  ///
  /// - Returns: The type, which is dynamic if none is declared for the extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates a type from a MIME type.
  ///
  /// - Returns: The type, which is dynamic if none is declared for the MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = type
  }

  /// Returns all types for a tag, starting with the preferred one. The array is empty only for an empty tag.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let declared =
      switch tagClass {
      case .filenameExtension: DeclaredTypes.byExtension[tag.lowercased()] ?? []
      case .mimeType: DeclaredTypes.byMIMEType[tag.lowercased()] ?? []
      default: [String]()
      }
    let types = declared.map { UTType(known: $0) }.filter { type in supertype.map(type.conforms) ?? true }
    guard types.isEmpty else { return types }
    return [
      UTType(
        known: DynamicIdentifier.make(tag: tag.lowercased(), tagClass: tagClass, parent: supertype?.identifier))
    ]
  }

  // MARK: - Properties

  private var declaration: DeclaredTypes.Declaration? { DeclaredTypes.all[identifier] }

  /// Whether the type was created from a tag without a declared type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { declaration != nil }
  /// Whether the identifier is in the `public` domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let declaration {
      if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
      if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    } else if let dynamic = DynamicIdentifier.tag(of: identifier) {
      tags[dynamic.tagClass] = [dynamic.tag]
    }
    return tags
  }

  public var localizedDescription: String? { declaration?.description }
  public var version: Int? { nil }
  public var referenceURL: URL? { nil }
  public var description: String { identifier }

  // MARK: - Conformance

  /// All supertypes, without the type itself.
  public var supertypes: Set<UTType> { Set(ancestors.map { UTType(known: $0) }) }

  private var ancestors: [String] {
    guard declaration == nil else { return DeclaredTypes.ancestors(of: identifier) }
    let parents = ownParents + [DynamicIdentifier.tag(of: identifier)?.parent].compactMap { $0 }
    return parents.flatMap { [$0] + DeclaredTypes.ancestors(of: $0) }
  }

  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { ancestors.contains(type.identifier) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  // MARK: - Comparison and storage

  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
