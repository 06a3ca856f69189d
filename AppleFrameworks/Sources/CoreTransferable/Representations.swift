import Foundation

/// A representation by an encoded value.
///
/// - Source: developer.apple.com/documentation/coretransferable/codablerepresentation
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: PrimitiveRepresentation {
  let ownForms: [TransferForm<Item>]
  /// A representation without a body.
  public typealias Body = Never

  private init(
    _ type: UTType, _ encode: @escaping @Sendable (Item) throws -> Data,
    _ decode: @escaping @Sendable (Data) throws -> Item
  ) {
    ownForms = [TransferForm(type: type, exporting: { try encode($0) }, importing: { try decode($0) })]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(contentType, { try JSONEncoder().encode($0) }, { try JSONDecoder().decode(Item.self, from: $0) })
  }
}

/// A representation by data.
///
/// - Source: developer.apple.com/documentation/coretransferable/datarepresentation
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
  let ownForms: [TransferForm<Item>]
  /// A representation without a body.
  public typealias Body = Never

  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    ownForms = [TransferForm(type: contentType, exporting: exporting, importing: importing)]
  }

  /// Creates a representation that is only exported.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    ownForms = [TransferForm(type: exportedContentType, exporting: exporting, importing: nil)]
  }

  /// Creates a representation that is only imported.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    ownForms = [TransferForm(type: importedContentType, exporting: nil, importing: importing)]
  }
}

/// A file that an app transfers.
///
/// - Source: developer.apple.com/documentation/coretransferable/senttransferredfile
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether the receiver may read the file in its place.
  public let allowAccessingOriginalFile: Bool
  /// Creates a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an app receives.
///
/// - Source: developer.apple.com/documentation/coretransferable/receivedtransferredfile
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file, which is a copy.
  public let file: URL
  /// Whether the file is the original one.
  public let isOriginalFile: Bool
}

/// A representation by a file.
///
/// - Source: developer.apple.com/documentation/coretransferable/filerepresentation
public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
  let ownForms: [TransferForm<Item>]
  /// A representation without a body.
  public typealias Body = Never

  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    ownForms = [
      TransferForm(
        type: contentType, exporting: Self.exporter(exporting), importing: Self.importer(contentType, importing))
    ]
  }

  /// Creates a representation that is only exported.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    ownForms = [TransferForm(type: exportedContentType, exporting: Self.exporter(exporting), importing: nil)]
  }

  /// Creates a representation that is only imported.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    ownForms = [
      TransferForm(type: importedContentType, exporting: nil, importing: Self.importer(importedContentType, importing))
    ]
  }

  private static func exporter(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data {
    { try Data(contentsOf: await exporting($0).file) }
  }

  private static func importer(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (Data) async throws -> Item {
    { data in
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let name = type.preferredFilenameExtension.map { "item.\($0)" } ?? "item"
      let file = folder.appending(path: name)
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// A representation by that of another type.
///
/// - Source: developer.apple.com/documentation/coretransferable/proxyrepresentation
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: PrimitiveRepresentation {
  let ownForms: [TransferForm<Item>]
  /// A representation without a body.
  public typealias Body = Never

  /// Creates a representation that is exported and imported.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    ownForms = Self.forms(exporting, importing)
  }

  /// Creates a representation that is only exported.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    ownForms = Self.forms(exporting, nil)
  }

  /// Creates a representation that is only imported.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    ownForms = Self.forms(nil, importing)
  }

  private static func forms(
    _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) -> [TransferForm<Item>] {
    let forms = ProxyRepresentation.transferRepresentation.forms as? [TransferForm<ProxyRepresentation>] ?? []
    return forms.map { form in
      var exported: (@Sendable (Item) async throws -> Data)?
      if let exporting, let export = form.exporting { exported = { try await export(exporting($0)) } }
      var imported: (@Sendable (Data) async throws -> Item)?
      if let importing, let make = form.importing { imported = { try importing(await make($0)) } }
      return TransferForm(type: form.type, exporting: exported, importing: imported)
    }
  }
}
