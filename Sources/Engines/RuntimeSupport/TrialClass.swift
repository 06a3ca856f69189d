import Foundation

// Classes for checking calls through tables of methods. They are open, so that the compiler removes nothing from the
// tables.

/// A class for checking the positions of initializers. All of them have the same arguments, so that a wrong call does
/// no harm.
open class TrialPlaces: NSObject {
  final var initializer = ""

  public init(first: String?) {}
  open func method() {}
  public init(second: String?) {}
  open var property: Int { 0 }
  public init(third: String?) {}
}

/// The subclass that the checks treat as known only at run time.
open class TrialPlacesSubclass: TrialPlaces {
  public override init(third: String?) {
    super.init(third: third)
    initializer = "third"
  }

  public override init(second: String?) {
    super.init(second: second)
    initializer = "second"
  }

  public override init(first: String?) {
    super.init(first: first)
    initializer = "first"
  }
}

/// A class for checking the calls of initializers.
open class TrialClass: NSObject {
  public enum Kind { case first, second }

  /// The initializer of the subclass that has run, with its arguments.
  final var initializer = ""
  final var value: Any = ()
  final var rectangle = CGRect.zero
  final var kind = Kind.first
  final var string: String?

  public init(any value: Any) { self.value = value }

  public init(rectangle: CGRect) { self.rectangle = rectangle }

  public init(kind: Kind, string: String?) {
    self.kind = kind
    self.string = string
  }

  public init(string: String?) { self.string = string }

  public override init() {}

  public init(first: AnyObject, second: AnyObject?) { value = second ?? first }

  public init(string: String?, first: AnyObject, second: AnyObject) {
    self.string = string
    value = [first, second]
  }

  public init(pair: (any TrialPair)?, string: String?) {
    value = pair as Any
    self.string = string
  }
}

/// A class-bound protocol. A value of it has two words.
public protocol TrialPair: AnyObject {}

final class TrialPairObject: NSObject, TrialPair {}

open class TrialSubclass: TrialClass {
  public override init(any value: Any) {
    super.init(any: value)
    initializer = "any"
  }

  public override init(rectangle: CGRect) {
    super.init(rectangle: rectangle)
    initializer = "rectangle"
  }

  public override init(kind: Kind, string: String?) {
    super.init(kind: kind, string: string)
    initializer = "kind"
  }

  public override init(string: String?, first: AnyObject, second: AnyObject) {
    super.init(string: string, first: first, second: second)
    initializer = "string and objects"
  }

  public override init(pair: (any TrialPair)?, string: String?) {
    super.init(pair: pair, string: string)
    initializer = "pair"
  }

  public override init(string: String?) {
    super.init(string: string)
    initializer = "string"
  }

  public override init() {
    super.init()
    initializer = "plain"
  }

  public override init(first: AnyObject, second: AnyObject?) {
    super.init(first: first, second: second)
    initializer = "objects"
  }
}
