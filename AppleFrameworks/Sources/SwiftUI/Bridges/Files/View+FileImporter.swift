import UIKit
import UniformTypeIdentifiers

/// A modifier that presents a document picker.
private struct FileImporterModifier: PresentingModifier {
  let isWanted: Bool
  var identity: AnyHashable? { nil }
  let types: [UTType]
  let allowsMany: Bool
  let clear: () -> Void
  let completion: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void

  func make(_ node: Node) -> UIViewController {
    let picker = FilePicker(documentTypes: types.map(\.identifier), in: .open)
    picker.allowsMultipleSelection = allowsMany
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
private final class FilePicker: UIDocumentPickerViewController, UIDocumentPickerDelegate {
  /// The closure that receives the chosen files; `nil` if the user cancels.
  var finish: ([URL]?) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { finish(urls) }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(nil) }
}

extension View {
  /// Lets the user choose a file while a value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the picker is presented. It is set to `false` when the user chooses a file or cancels.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - onCompletion: A closure that receives the file.
  /// - Source: developer.apple.com/documentation/swiftui/view
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
    ) { result in
      switch result {
      case .success(let urls): if let first = urls.first { onCompletion(.success(first)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Lets the user choose files while a value is `true`.
  ///
  /// - Parameter allowsMultipleSelection: Whether several files can be chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose files while a value is `true`, and reports a cancellation.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        FileImporterModifier(
          isWanted: $0, types: allowedContentTypes, allowsMany: allowsMultipleSelection,
          clear: { isPresented.wrappedValue = false }, completion: onCompletion, cancel: onCancellation)
      })
  }

  /// Lets the user move a file out of the app while a value is `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/filemover(ispresented:file:oncompletion:)
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        FileMoverModifier(
          isWanted: $0 && file != nil, file: file, clear: { isPresented.wrappedValue = false },
          completion: onCompletion)
      })
  }
}

/// A modifier that presents a document picker for moving a file.
private struct FileMoverModifier: PresentingModifier {
  let isWanted: Bool
  var identity: AnyHashable? { nil }
  let file: URL?
  let clear: () -> Void
  let completion: (Result<URL, any Error>) -> Void

  func make(_ node: Node) -> UIViewController {
    let picker = FilePicker(forExporting: file.map { [$0] } ?? [], asCopy: false)
    picker.finish = { [clear, completion] urls in
      clear()
      if let first = urls?.first { completion(.success(first)) }
    }
    return picker
  }

  func refresh(_ controller: UIViewController, _ node: Node) {}
  func ended() { clear() }
}
