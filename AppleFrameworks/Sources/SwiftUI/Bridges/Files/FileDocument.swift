import Foundation
import UniformTypeIdentifiers

/// A document that an app reads from a file and writes to one.
///
/// - Source: developer.apple.com/documentation/swiftui/filedocument
@preconcurrency
public protocol FileDocument {
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; the readable ones by default.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Returns the content of the document's file.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  /// The file from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file to which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The readable types by default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
///
/// - Source: developer.apple.com/documentation/swiftui/filedocumentreadconfiguration
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The file to which a document is written.
///
/// - Source: developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The former content of the file; `nil` for a new file.
  public let existingFile: FileWrapper?
}
