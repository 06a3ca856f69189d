import UIKit
import UniformTypeIdentifiers

/// A modifier that presents a document picker for a folder in which files are stored.
private struct FileExporterModifier: PresentingModifier {
  let isWanted: Bool
  var identity: AnyHashable? { nil }
  /// Writes the files into a folder, and returns their addresses.
  let write: (URL) throws -> [URL]
  let clear: () -> Void
  let completion: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void

  func make(_ node: Node) -> UIViewController {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var files: [URL] = []
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      files = try write(folder)
    } catch {
      // The completion changes state, which a view must not do while it is updated.
      DispatchQueue.main.async { [clear, completion] in
        clear()
        completion(.failure(error))
      }
    }
    let picker = ExportPicker(forExporting: files, asCopy: true)
    picker.finish = { [clear, completion, cancel] urls in
      clear()
      if let urls { completion(.success(urls)) } else { cancel() }
    }
    return picker
  }

  func refresh(_ controller: UIViewController, _ node: Node) {}
  func ended() { clear() }
}

/// A document picker that calls a closure.
private final class ExportPicker: UIDocumentPickerViewController, UIDocumentPickerDelegate {
  var finish: ([URL]?) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { finish(urls) }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(nil) }
}

extension View {
  /// Lets the user store a document in a file while a value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the picker is presented. It is set to `false` when the user stores the file or cancels.
  ///   - document: The document; `nil` for none, with which the picker is not presented.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file. The extension of the type is added.
  ///   - onCompletion: A closure that receives the address of the file, or the error of writing it.
  /// - Source: developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, documents: document.map { [$0] } ?? [], contentType: contentType,
      names: [defaultFilename], onCancellation: {},
      onCompletion: { result in
        onCompletion(
          result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
      })
  }

  /// Lets the user store a document in a file while a value is `true`, and calls a closure if the user cancels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExporter(
      isPresented: isPresented, documents: document.map { [$0] } ?? [],
      contentType: contentTypes.first ?? D.writableContentTypes.first ?? .data, names: [defaultFilename],
      onCancellation: onCancellation
    ) { result in
      onCompletion(result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
    }
  }

  /// Lets the user store documents in files while a value is `true`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileExporter(
      isPresented: isPresented, documents: Array(documents), contentType: contentType, names: [], onCancellation: {},
      onCompletion: onCompletion)
  }

  private nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, documents: [D], contentType: UTType, names: [String?],
    onCancellation: @escaping () -> Void, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        FileExporterModifier(
          isWanted: $0 && !documents.isEmpty,
          write: { try documents.written(in: $0, contentType, names) }, clear: { isPresented.wrappedValue = false },
          completion: onCompletion, cancel: onCancellation)
      })
  }
}

extension Array where Element: FileDocument {
  /// Writes the documents into files of a folder, and returns their addresses.
  fileprivate func written(in folder: URL, _ type: UTType, _ names: [String?]) throws -> [URL] {
    try enumerated().map { index, document in
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
      let wrapper = try document.fileWrapper(configuration: configuration)
      let given = names.indices.contains(index) ? names[index] : nil
      var name = given ?? wrapper.preferredFilename ?? (index == 0 ? "Document" : "Document \(index + 1)")
      if let suffix = type.preferredFilenameExtension, !name.hasSuffix(".\(suffix)") { name += ".\(suffix)" }
      let url = folder.appending(path: name)
      try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
      return url
    }
  }
}
