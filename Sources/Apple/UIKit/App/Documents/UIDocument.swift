import Foundation

/// A document in a file, for subclasses.
///
/// Files are read and written at once. Completion handlers are called in a later turn of the main queue, as on a
/// device. There are no conflicts, since nothing else changes the files of a host's device.
///
/// - Source: developer.apple.com/documentation/uikit/uidocument
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The name of the notification that is posted when ``documentState`` changes.
  public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  private final var changes = 0
  private final lazy var undo = makeUndoManager()
  private final var ownUndo: UndoManager?
  private final var undoObservers: [any NSObjectProtocol] = []

  /// The location of the file.
  open private(set) var fileURL: URL

  /// The displayed name of the document: the file name without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The type of the file; here its extension rather than a type identifier.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }

  /// The type with which the document is written.
  open var savingFileType: String? { fileType }

  /// The date of the file's last modification.
  open var fileModificationDate: Date?

  /// The state of the document.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }

  /// Creates a document for a file, which doesn't need to exist.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: - For subclasses

  /// Returns the contents to write, a `Data`, since Foundation has no `FileWrapper` here. For subclasses; the default
  /// is a programming error.
  open func contents(forType typeName: String) throws -> Any {
    fatalError("\(type(of: self)) must override contents(forType:) to be saved")
  }

  /// Loads contents that were read, a `Data`. For subclasses; the default does nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Handles an error. The default only finishes it.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// Finishes the handling of an error.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {
    Diagnostics.report("\(type(of: self)): \(error)")
  }

  /// Disables editing by the user. The default does nothing.
  open func disableEditing() {}

  /// Enables editing by the user. The default does nothing.
  open func enableEditing() {}

  // MARK: - Reading and writing

  /// Opens the file.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isOpen = attempt {
      try read(from: fileURL)
      changes = 0
      documentState = .normal
    }
    later(completionHandler, isOpen)
  }

  /// Writes unsaved changes and closes the file.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else { return later(completionHandler, false) }
    let isSaved = hasUnsavedChanges ? write(to: fileURL, .forOverwriting) : true
    if isSaved { documentState = .closed }
    later(completionHandler, isSaved)
  }

  /// Writes the document.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let isSaved = write(to: url, saveOperation)
    if isSaved, saveOperation == .forCreating {
      fileURL = url
      documentState = .normal
    }
    later(completionHandler, isSaved)
  }

  /// Writes unsaved changes. A device calls it periodically; here, the app calls it.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    later(completionHandler, hasUnsavedChanges ? write(to: fileURL, .forOverwriting) : true)
  }

  /// Reverts the document to the contents of a file.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let isDone = attempt {
      disableEditing()
      defer { enableEditing() }
      try read(from: url)
      updateChangeCount(.cleared)
    }
    later(completionHandler, isDone)
  }

  /// Opens the file.
  open func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }

  /// Writes unsaved changes and closes the file.
  open func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }

  /// Writes the document.
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
  }

  /// Reads a file and passes its contents to ``load(fromContents:ofType:)``.
  open func read(from url: URL) throws {
    let data = try Data(contentsOf: url)
    fileModificationDate = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    try load(fromContents: data, ofType: fileType)
  }

  /// Writes contents to a temporary file and then replaces the file.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
  }

  /// Writes contents.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let data as NSData: try (data as Data).write(to: url, options: .atomic)
    default:
      fatalError("\(type(of: self)).contents(forType:) must return Data, not \(type(of: contents))")
    }
  }

  private func write(to url: URL, _ operation: SaveOperation) -> Bool {
    let isSaved = attempt {
      try writeContents(contents(forType: savingFileType ?? ""), safelyTo: url, for: operation)
      fileModificationDate = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
      updateChangeCount(.cleared)
    }
    if isSaved { documentState.remove(.savingError) } else { documentState.insert(.savingError) }
    return isSaved
  }

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func later(_ completion: ((Bool) -> Void)?, _ value: Bool) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(value) }
  }

  // MARK: - Changes

  /// Whether there are changes since the file was read or written.
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Updates the number of unsaved changes.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  /// The undo manager, whose registered changes count as unsaved changes.
  open var undoManager: UndoManager! {
    get { ownUndo ?? undo }
    set {
      ownUndo = newValue
      if let newValue { follow(newValue) }
    }
  }

  private func makeUndoManager() -> UndoManager {
    let manager = UndoManager()
    follow(manager)
    return manager
  }

  private func follow(_ manager: UndoManager) {
    for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
    let kinds: [(Notification.Name, ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    undoObservers = kinds.map { name, kind in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        [weak self, weak manager] _ in
        MainActor.assumeIsolated {
          // Groups that close during an undo or redo are part of it.
          guard kind != .done || manager?.isUndoing == false && manager?.isRedoing == false else { return }
          self?.updateChangeCount(kind)
        }
      }
    }
  }
}
