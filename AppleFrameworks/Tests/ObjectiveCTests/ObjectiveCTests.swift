import Foundation
import ObjectiveC
import Testing

// swift-format-ignore
@Suite("The Objective-C runtime's functions")
struct ObjectiveCTests {
  private final class Thing: Sendable {}
  private final class Counted {
    let ended: () -> Void
    init(_ ended: @escaping () -> Void) { self.ended = ended }
    deinit { ended() }
  }

  nonisolated(unsafe) private static var first: UInt8 = 0
  nonisolated(unsafe) private static var second: UInt8 = 0

  @Test("a value is there under its key, for its object, until it is replaced or taken away")
  func values() {
    let (a, b) = (Thing(), Thing())
    objc_setAssociatedObject(a, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(a, &Self.second, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(a, &Self.first) as? String == "one")
    #expect(objc_getAssociatedObject(a, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(b, &Self.first) == nil)
    objc_setAssociatedObject(a, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, &Self.first) == nil)
    objc_removeAssociatedObjects(a)
    #expect(objc_getAssociatedObject(a, &Self.second) == nil)
  }

  @Test("values of objects that have ended go, and are nobody else's")
  func ending() {
    nonisolated(unsafe) var ended = 0
    for _ in 0..<1000 {
      let thing = Thing()
      #expect(objc_getAssociatedObject(thing, &Self.first) == nil)
      objc_setAssociatedObject(thing, &Self.first, Counted { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ended > 800)
  }

  @Test("what is assigned is not kept alive")
  func assigning() {
    let thing = Thing()
    var value: Thing? = Thing()
    objc_setAssociatedObject(thing, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(thing, &Self.first) as? Thing === value)
    value = nil
    #expect(objc_getAssociatedObject(thing, &Self.first) == nil)
  }

  @Test("copied values are copies")
  func copying() {
    let (thing, text) = (Thing(), NSMutableString(string: "a"))
    objc_setAssociatedObject(thing, &Self.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect((objc_getAssociatedObject(thing, &Self.first) as? NSString)?.length == 1)
  }

  @Test("only one thread at a time has an object locked, and that one may lock it again")
  func synchronizing() {
    let thing = Thing()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(thing)
        objc_sync_enter(thing)
        count += 1
        objc_sync_exit(thing)
        objc_sync_exit(thing)
      }
    }
    #expect(count == 8000)
    #expect(objc_sync_exit(thing) == -1)
  }

  @Test("a pool runs what is in it, and hands on what it gives or throws")
  func pool() {
    struct Trouble: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Trouble.self) { try autoreleasepool { throw Trouble() } }
  }

  @Test("classes have names and superclasses")
  func classes() {
    #expect(object_getClass(Thing()).map { $0 == Thing.self } == true && object_getClass(nil) == nil)
    #expect(class_getSuperclass(NSMutableString.self).map { $0 == NSString.self } == true)
    #expect(String(cString: class_getName(Thing.self)).hasSuffix("Thing"))
  }
}
