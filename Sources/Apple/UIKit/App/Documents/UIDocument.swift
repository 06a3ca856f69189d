import Foundation

/// A file that is opened, changed and written: subclasses make of it what they need.
///
/// Files are read and written at once; completions come on a later turn of the main queue, as on a phone. Nothing else changes the files
/// of a host's device, and no cloud does: there are no conflicts.
///
/// - Source: developer.apple.com/documentation/uikit/uidocument
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// Posted when ``documentState`` has changed.
  public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  private final var changes = 0
  private final lazy var undo = makeUndoManager()
  private final var ownUndo: UndoManager?
  private final var undoObservers: [any NSObjectProtocol] = []

  /// Where the file is.
  open private(set) var fileURL: URL

  /// What the file is called for the user: its name without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// What kind of file it is: the ending of its name here, in the place of the type's identifier.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }

  /// The type that is written.
  open var savingFileType: String? { fileType }

  /// When the file was last changed.
  open var fileModificationDate: Date?

  /// How the document is.
  open private(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }

  /// Creates a document of a file, which need not be there.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: - What subclasses say

  /// What is to be written: a `Data`: Foundation has no `FileWrapper` here. For subclasses; the default is a mistake to call.
  open func contents(forType typeName: String) throws -> Any {
    fatalError("\(type(of: self)) has to override contents(forType:) to be saved")
  }

  /// What was read: a `Data`. For subclasses; the default does nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Something went wrong. The default does nothing but end it.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// An error was dealt with.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {
    Diagnostics.report("\(type(of: self)): \(error)")
  }

  /// The user may change nothing now. The default does nothing.
  open func disableEditing() {}

  /// The user may change things again. The default does nothing.
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

  /// Writes what has changed, and closes the file.
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

  /// Writes what has changed. Called now and then by a phone; call it where you need it.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    later(completionHandler, hasUnsavedChanges ? write(to: fileURL, .forOverwriting) : true)
  }

  /// Goes back to what a file has.
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

  /// Writes what has changed, and closes the file.
  open func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }

  /// Writes the document.
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
  }

  /// Reads a file: its content goes to ``load(fromContents:ofType:)``.
  open func read(from url: URL) throws {
    let data = try Data(contentsOf: url)
    fileModificationDate = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    try load(fromContents: data, ofType: fileType)
  }

  /// Writes content: first beside the file, and then in its place.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
  }

  /// Writes content.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let data as NSData: try (data as Data).write(to: url, options: .atomic)
    default:
      fatalError("\(type(of: self)).contents(forType:) has to return Data, not \(type(of: contents))")
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

  /// Whether something has changed since the file was read or written.
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Says that something has changed.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  /// What takes changes back. What is registered there counts as a change.
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
          // Groups that close while a change is taken back are part of that.
          guard kind != .done || manager?.isUndoing == false && manager?.isRedoing == false else { return }
          self?.updateChangeCount(kind)
        }
      }
    }
  }
}
