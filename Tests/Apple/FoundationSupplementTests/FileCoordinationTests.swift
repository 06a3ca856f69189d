import Foundation
import FoundationSupplement
import Testing

@Suite("Files, values and pointers that several share")
struct FileCoordinationTests {
  private final class Presenter: NSObject, NSFilePresenter {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    nonisolated(unsafe) var changes = 0

    init(_ url: URL) { presentedItemURL = url }
    func presentedItemDidChange() { changes += 1 }
  }

  @Test("a coordinator grants access at once, and other presenters hear of what is written")
  func coordinator() {
    let url = URL(fileURLWithPath: "/files/a")
    let (writer, reader) = (Presenter(url), Presenter(url))
    for presenter in [writer, reader] { NSFileCoordinator.addFilePresenter(presenter) }
    defer { for presenter in [writer, reader] { NSFileCoordinator.removeFilePresenter(presenter) } }
    let coordinator = NSFileCoordinator(filePresenter: writer)
    var paths: [String] = []
    var error: NSError?
    coordinator.coordinate(readingItemAt: url, options: [], error: &error) { paths.append($0.path) }
    coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &error) { paths.append($0.path) }
    reader.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    #expect(paths == ["/files/a", "/files/a"] && error == nil && reader.changes == 1 && writer.changes == 0)
    coordinator.cancel()
    coordinator.coordinate(readingItemAt: url, error: &error) { paths.append($0.path) }
    #expect(paths.count == 2 && error?.code == CocoaError.userCancelled.rawValue)
  }

  @Test("the store of iCloud keeps values in the program")
  func keyValueStore() {
    let store = NSUbiquitousKeyValueStore()
    store.set(Int64(3), forKey: "number")
    store.set("a", forKey: "text")
    store.set(true, forKey: "flag")
    #expect(store.longLong(forKey: "number") == 3 && store.string(forKey: "text") == "a" && store.bool(forKey: "flag"))
    store.removeObject(forKey: "text")
    #expect(store.object(forKey: "text") == nil && store.dictionaryRepresentation.count == 2 && store.synchronize())
  }

  @Test("weak pointers become nil, and are removed when the list is compacted")
  func pointerArray() {
    let pointers = NSPointerArray.weakObjects()
    let kept = NSObject()
    pointers.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let lost = NSObject()
      pointers.insertPointer(Unmanaged.passUnretained(lost).toOpaque(), at: 0)
      #expect(pointers.allObjects.count == 2)
    }
    #expect(pointers.count == 2 && pointers.pointer(at: 0) == nil && pointers.allObjects.count == 1)
    pointers.compact()
    #expect(pointers.count == 1 && pointers.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
  }

  @Test("a function's error comes through its pointer")
  func errorPointer() {
    func fail(_ error: NSErrorPointer) { error?.pointee = NSError(domain: "test", code: 7) }
    var error: NSError?
    fail(&error)
    fail(nil)
    #expect(error?.code == 7)
  }

  @Test("numbers are arguments of formats")
  func numbersInFormats() {
    #expect(String(format: "%@ of %@", NSNumber(value: 1), NSNumber(value: 2.5)) == "1 of 2.5")
  }
}
