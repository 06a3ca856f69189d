import Foundation

/// A type of data: of files, of the pasteboard, of what a view accepts.
///
/// Known are the types that the system declares, and those that an app imports or exports by name. Another extension or MIME
/// type makes a dynamic type.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  /// What an app says of a type of its own.
  private let ownParents: [String]

  init(known identifier: String, parents: [String] = []) {
    self.identifier = identifier
    ownParents = parents
  }

  /// - Returns: Nil for an identifier that nobody declares.
  public init?(_ identifier: String) {
    guard DeclaredTypes.all[identifier.lowercased()] != nil || DynamicIdentifier.tag(of: identifier) != nil else {
      return nil
    }
    self.init(known: DeclaredTypes.all[identifier.lowercased()]?.identifier ?? identifier)
  }

  /// A type that the app declares in its Info.plist.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier.lowercased(), parents: [parentType?.identifier ?? "public.data"])
  }

  /// A type of another app's that this one declares in its Info.plist.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier.lowercased(), parents: [parentType?.identifier ?? "public.data"])
  }

  /// - Returns: A dynamic type where none is declared for the extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// - Returns: A dynamic type where none is declared for the MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = type
  }

  /// All types with a tag, the likeliest first; never none, but for an empty tag.
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

  // MARK: - What it is

  private var declaration: DeclaredTypes.Declaration? { DeclaredTypes.all[identifier] }

  /// Whether it was made from a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { declaration != nil }
  /// Whether its identifier is in the domain `public`.
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

  /// All types that it conforms to, itself left out.
  public var supertypes: Set<UTType> { Set(ancestors.map { UTType(known: $0) }) }

  private var ancestors: [String] {
    guard declaration == nil else { return DeclaredTypes.ancestors(of: identifier) }
    let parents = ownParents + [DynamicIdentifier.tag(of: identifier)?.parent].compactMap { $0 }
    return parents.flatMap { [$0] + DeclaredTypes.ancestors(of: $0) }
  }

  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { ancestors.contains(type.identifier) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  // MARK: - Comparing, storing

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
