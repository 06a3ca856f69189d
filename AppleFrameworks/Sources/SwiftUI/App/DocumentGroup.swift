import Combine
import UIKit
import UniformTypeIdentifiers

/// A scene for documents. This framework displays a new document at once, where a phone displays the files first.
///
/// - Source: developer.apple.com/documentation/swiftui/documentgroup
public struct DocumentGroup<Document, Content: View>: Scene, ShownScene {
  /// A scene without a body. The framework renders it.
  public typealias Body = Never
  nonisolated(unsafe) private let make: @MainActor () -> AnyView
  var shown: AnyView { make() }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for documents that can be created.
  ///
  /// - Parameters:
  ///   - newDocument: The document that the app starts with.
  ///   - editor: A closure that creates the views of a document.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/documentgroup/init(newdocument:editor:)
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let (document, editor) = (newDocument, editor)
    make = { AnyView(FileDocumentWindow(document: document(), editor: editor)) }
  }

  /// Creates a scene for documents that can only be viewed. Without a file, it displays no document.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/documentgroup/init(viewing:viewer:)
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    make = { AnyView(ContentUnavailableView("No Document", systemImage: "doc")) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: A closure that creates the document that the app starts with.
  ///   - editor: A closure that creates the views of a document.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/documentgroup/init(newdocument:editor:)
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let (document, editor) = (newDocument, editor)
    make = { AnyView(ReferenceDocumentWindow(document: document(), editor: editor)) }
  }
}

/// A document with the file that it belongs to.
///
/// - Source: developer.apple.com/documentation/swiftui/filedocumentconfiguration
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Changes of it are changes of the window's document.
  @Binding public var document: Document
  /// The file of the document; `nil` for a new document.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// A document that is an object, with the file that it belongs to.
///
/// - Source: developer.apple.com/documentation/swiftui/referencefiledocumentconfiguration
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document. Its changes update the views.
  @ObservedObject public var document: Document
  /// The file of the document; `nil` for a new document.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// The window of a document.
private struct FileDocumentWindow<Document: FileDocument, Content: View>: View {
  @State private var document: Document
  private let editor: (FileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(initialValue: document)
    self.editor = editor
  }

  var body: some View {
    NavigationStack {
      editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
        .navigationTitle("Untitled").navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// The window of a document that is an object.
private struct ReferenceDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    document: @autoclosure @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document())
    self.editor = editor
  }

  var body: some View {
    NavigationStack {
      editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
        .environmentObject(document).navigationTitle("Untitled").navigationBarTitleDisplayMode(.inline)
    }
  }
}
