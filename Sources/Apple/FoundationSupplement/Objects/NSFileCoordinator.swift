import Foundation

/// The coordination of access to files with other processes. There are none here: access is granted at once, and
/// presenters in the same program are notified.
///
/// - Source: developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // Unchecked: as on Apple's systems, an app uses it on one thread at a time.
  /// The options for reading a file. They have no effect here.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// The options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [any NSFilePresenter] = []

  open class var filePresenters: [any NSFilePresenter] { lock.withLock { registered } }

  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { registered.append(filePresenter) }
  }

  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { registered.removeAll { $0 === filePresenter } }
  }

  private weak var presenter: (any NSFilePresenter)?
  private var isCancelled = false

  /// - Parameter filePresenterOrNil: A presenter that isn't notified of this coordinator's changes.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    super.init()
  }

  open var purposeIdentifier = UUID().uuidString

  /// Rejects subsequent requests.
  open func cancel() { isCancelled = true }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    guard isAllowed(outError) else { return }
    reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url)
  }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    guard isAllowed(outError) else { return }
    writer(url)
    tell(url) { $0.presentedItemDidChange() }
  }

  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    guard isAllowed(outError) else { return }
    readerWriter(readingURL, writingURL)
    tell(writingURL) { $0.presentedItemDidChange() }
  }

  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    guard isAllowed(outError) else { return }
    writer(url1, url2)
    tell(url1) { $0.presentedItemDidChange() }
    tell(url2) { $0.presentedItemDidChange() }
  }

  /// Tells the presenters of a file that it moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    tell(oldURL) { $0.presentedItemDidMove(to: newURL) }
  }

  private func isAllowed(_ error: NSErrorPointer) -> Bool {
    if isCancelled { error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.userCancelled.rawValue) }
    return !isCancelled
  }

  private func tell(_ url: URL, _ message: @escaping @Sendable (any NSFilePresenter) -> Void) {
    for other in Self.filePresenters where other !== presenter {
      guard other.presentedItemURL?.standardizedFileURL == url.standardizedFileURL else { continue }
      // It is used on its own queue.
      nonisolated(unsafe) let other = other
      other.presentedItemOperationQueue.addOperation { message(other) }
    }
  }
}

/// An object that displays or edits a file and is notified of changes by others.
///
/// - Source: developer.apple.com/documentation/foundation/nsfilepresenter
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
}
