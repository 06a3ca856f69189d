import Foundation

/// The checks and calls of methods' tables for ``ClassInitializer``.
package enum ClassInitializers {
  /// Creates an object with `init()`, which `NSObject` declares.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object { plain.make(type) }

  private static let plain = ClassInitializer<Void>(of: NSObject.self)

  /// Stops the program if the tables do not have the expected form. The first call checks it.
  static func require() { _ = isSound }

  private static let isSound: Bool = {
    mechanism.require()
    return true
  }()

  static let mechanism = RuntimeMechanism("the layout of the method tables of classes") {
    readingFault() ?? placesFault() ?? callingFault()
  }

  private static func readingFault() -> String? {
    guard MemoryLayout<String?>.size == 16, MemoryLayout<CGRect>.size == 32 else {
      return "the layout of values is different"
    }
    for (type, name, count): (AnyClass, String, Int) in [
      (NSObject.self, "NSObject", 1), (TrialPlaces.self, "TrialPlaces", 3), (TrialClass.self, "TrialClass", 7),
    ] as [(AnyClass, String, Int)] {
      guard let descriptor = ClassDescriptor(of: type), descriptor.name == name,
        descriptor.initializerSlots?.count == count
      else { return "the descriptors of classes are different" }
    }
    return nil
  }

  private static func placesFault() -> String? {
    let type = TrialPlacesSubclass.self as TrialPlaces.Type
    let made = (0..<3).map { ClassInitializer<String?>(untried: TrialPlaces.self, position: $0)?.make(type, nil) }
    return made.map { $0?.initializer } == ["first", "second", "third"] ? nil : "initializers have different positions"
  }

  private static func callingFault() -> String? {
    let type = TrialSubclass.self as TrialClass.Type
    let pairOfTrial = NSObject()
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    // The string is too long for inline storage.
    let text = "a string that lies in memory of its own"
    let plain = ClassInitializer<Void>(untried: NSObject.self)?.make(type)
    let any = ClassInitializer<Any>(untried: TrialClass.self, position: 0)?.make(type, text)
    let frame = ClassInitializer<CGRect>(untried: TrialClass.self, position: 1)?.make(type, rectangle)
    let kind = ClassInitializer<(TrialClass.Kind, String?)>(untried: TrialClass.self, position: 2)?
      .make(type, .second, text)
    let string = ClassInitializer<String?>(untried: TrialClass.self, position: 3)?.make(type, text)
    let pair = ClassInitializer<(AnyObject, AnyObject?)>(untried: TrialClass.self, position: 4)?
      .make(type, pairOfTrial, nil)
    guard pair?.initializer == "objects", pair?.value as AnyObject? === pairOfTrial else {
      return "initializers receive different objects"
    }
    if let fault = callingFaultOfWords() { return fault }
    guard
      [plain, any, frame, kind, string].map({ $0?.initializer }) == ["plain", "any", "rectangle", "kind", "string"]
    else { return "the wrong initializers are called" }
    let isTold =
      any?.value as? String == text && frame?.rectangle == rectangle && kind?.kind == .second && kind?.string == text
      && string?.string == text
    return isTold ? nil : "initializers receive different values"
  }

  private static func callingFaultOfWords() -> String? {
    let type = TrialSubclass.self as TrialClass.Type
    let text = "a string that lies in memory of its own"
    let (one, other) = (NSObject(), NSObject())
    let objects = ClassInitializer<(String?, AnyObject, AnyObject)>(untried: TrialClass.self, position: 5)?
      .make(type, text, one, other)
    let trial = TrialPairObject()
    let pair = ClassInitializer<((any TrialPair)?, String?)>(untried: TrialClass.self, position: 6)?
      .make(type, pair: trial, text)
    let empty = ClassInitializer<((any TrialPair)?, String?)>(untried: TrialClass.self, position: 6)?
      .make(type, pair: nil, nil)
    let values = objects?.value as? [AnyObject]
    let isTold =
      objects?.string == text && values?.first === one && values?.last === other && pair?.string == text
      && (pair?.value as? TrialPairObject) === trial && empty?.string == nil
    guard isTold else { return "initializers receive different words" }
    let called = [objects, pair, empty].map { $0?.initializer }
    return called == ["string and objects", "pair", "pair"] ? nil : "the wrong initializers are called"
  }
}
