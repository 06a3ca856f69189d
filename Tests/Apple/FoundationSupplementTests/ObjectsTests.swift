import Foundation
import FoundationSupplement
import Testing
import UIKit

@Suite("Foundation's missing members and classes")
struct ObjectsTests {
  @Test("attributed strings can be made empty")
  func attributedString() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }

  @Test("a class describes itself by its name, and errors can be made empty")
  func rootClass() {
    #expect(UITableViewCell.description() == "UIKit.UITableViewCell")
    #expect(UITableViewCell.debugDescription() == UITableViewCell.description())
    #expect(CFGetRetainCount(NSObject()) >= 1)
    let width: NSNumber? = 12
    #expect(width.flatMap(CGFloat.init) == 12 && CGFloat(truncating: 2.5) == 2.5)
    #expect(NSError().domain == "" && NSError().code == 0)
  }

  @Test("formatters store the object that a text represents")
  func objectValues() throws {
    let formatter: Formatter = NumberFormatter()
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { memory.deallocate() }
    // The memory is not initialized: a pointer from Objective-C does not own the object that it replaces.
    let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    #expect(formatter.getObjectValue(value, for: "12", errorDescription: nil))
    #expect(value.pointee as? Double == 12)
    #expect(!formatter.getObjectValue(value, for: "twelve", errorDescription: nil))
    var range = NSRange()
    try NumberFormatter().getObjectValue(value, for: "3", range: &range)
    #expect(value.pointee as? Int == 3 && range.length == 1)
    #expect(throws: CocoaError.self) { try DateFormatter().getObjectValue(nil, for: "soon", range: nil) }
  }

  @Test("tables keep objects that are known by a protocol alone")
  func tablesOfProtocols() {
    let table = NSHashTable<any Listening>.weakObjects()
    let one = Listener()
    do {
      let other = Listener()
      table.add(one)
      table.add(one)
      table.add(other)
      #expect(table.allObjects.count == 2 && table.contains(other))
    }
    #expect(table.allObjects.map { $0 === one } == [true])
  }

  private protocol Listening: AnyObject {}
  private final class Listener: Listening {}

  @Test("strings that change are made empty, or of another object")
  func mutableString() {
    let other: NSString = "a"
    let text = NSMutableString(string: other)
    text.append("b")
    #expect(text as String == "ab" && NSMutableString().length == 0 && NSMutableString(string: "c") == "c")
  }

  @Test("a CGFloat is a number, and a number a CGFloat")
  func bridgedWidth() {
    let width: CGFloat = 3.5
    #expect(width as NSNumber == 3.5)
    #expect(NSNumber(value: 2.5) as? CGFloat == 2.5)
    let any: Any = width
    #expect((any as? NSNumber)?.doubleValue == 3.5)
  }

  @Test("defaults answer to keys and paths")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "FoundationGapsTests"))
    defer { defaults.removePersistentDomain(forName: "FoundationGapsTests") }
    defaults.setValue(["name": "Anna"], forKey: "user")
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    #expect(defaults.value(forKeyPath: "user.name") as? String == "Anna")
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test("sort descriptors sort by names, the next one where the first says the same")
  func sorting() {
    let rows: [[String: Any]] = [
      ["name": "b", "age": 2], ["name": "a", "age": 2], ["name": "c", "age": 1], ["name": "d"],
    ]
    let sorted = NSArray(array: rows).sortedArray(using: [
      NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: false),
    ])
    #expect(sorted.compactMap { ($0 as? [String: Any])?["name"] as? String } == ["d", "c", "b", "a"])
  }

  @Test("hash tables and map tables let weak objects go")
  func weakCollections() {
    let table = NSHashTable<NSObject>.weakObjects()
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    do {
      let passing = NSObject()
      for object in [kept, passing, kept] { table.add(object) }
      map.setObject(passing, forKey: "passing")
      map.setObject(kept, forKey: "kept")
      #expect(table.allObjects.count == 2 && table.contains(passing))
    }
    #expect(table.allObjects.count == 1 && table.contains(kept))
    #expect(map.object(forKey: "passing") == nil && map.object(forKey: "kept") === kept)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test("keys of a map table are equal by value")
  func mapKeys() {
    let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    map.setObject(1, forKey: NSString(string: "a"))
    map.setObject(2, forKey: NSString(string: "a"))
    #expect(map.count == 1 && map.object(forKey: NSString(string: "a")) == 2)
  }

  @Test("changes are taken back in the order against that in which they were made, and made again")
  func undo() {
    final class Text { var value = "" }
    let (text, manager) = (Text(), UndoManager())
    manager.groupsByEvent = false
    func set(_ value: String) {
      let old = text.value
      manager.registerUndo(withTarget: text) { _ in set(old) }
      text.value = value
    }
    for value in ["a", "b"] {
      manager.beginUndoGrouping()
      set(value)
      manager.setActionName("Typing \(value)")
      manager.endUndoGrouping()
    }
    #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Typing b")
    manager.undo()
    #expect(text.value == "a" && manager.canRedo && manager.redoActionName == "Typing b")
    manager.undo()
    #expect(text.value == "" && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(text.value == "b" && !manager.canRedo)
    manager.undo()
    manager.beginUndoGrouping()
    set("c")
    manager.endUndoGrouping()
    #expect(!manager.canRedo)
    manager.removeAllActions(withTarget: text)
    #expect(!manager.canUndo)
  }

  @Test("item providers deliver what is registered")
  func itemProvider() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.text") { done in
      done(Data("x".utf8), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    let data = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
        continuation.resume(returning: data)
      }
    }
    let code = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
        continuation.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(data == Data("x".utf8) && code == -1000)
  }

  @Test("a device that does little is cool and has full power")
  func device() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.x") == nil)
  }

  @Test("an image is loaded from an item provider")
  func imageProvider() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let provider = NSItemProvider(object: image)
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let size = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: (object as? UIImage)?.cgImage?.width)
      }
    }
    #expect(size == Int(3 * image.scale))
    #expect(throws: (any Error).self) { try UIImage.object(withItemProviderData: Data(), typeIdentifier: "public.png") }
  }

  @Test("an exception keeps its name, reason and details")
  func exceptions() {
    let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["place": 3])
    #expect(exception.name.rawValue == "NSRangeException" && exception.description == "too far")
    #expect(exception.userInfo?["place"] as? Int == 3)
  }

  @Test("a provider of a text and of a URL loads them, and tells what it cannot load")
  func providedTexts() async throws {
    let text = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    let loaded = await withCheckedContinuation { continuation in
      text.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(loaded == "Grüße")
    let url = NSItemProvider(item: NSURL(string: "https://example.org"), typeIdentifier: "public.url")
    let item = try await url.loadItem(forTypeIdentifier: "public.url")
    #expect((item as? NSURL)?.absoluteString == "https://example.org")
    await #expect(throws: (any Error).self) { try await url.loadItem(forTypeIdentifier: "public.text") }
    url.suggestedName = "page.txt"
    let file = await withCheckedContinuation { continuation in
      url.loadFileRepresentation(forTypeIdentifier: "public.url") { file, _ in
        continuation.resume(returning: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
      }
    }
    #expect(file == "https://example.org")
  }
}
