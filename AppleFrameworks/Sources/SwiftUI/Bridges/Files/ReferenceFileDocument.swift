import Combine
import Foundation
import UniformTypeIdentifiers

/// A document that is an object, which an app reads from a file and writes to one.
///
/// - Source: developer.apple.com/documentation/swiftui/referencefiledocument
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of the state that is written.
  associatedtype Snapshot
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; the readable ones by default.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Returns the state of the document, to be written in the background.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// Returns the content of the document's file for a state.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
  /// The file from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file to which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The readable types by default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
