import Foundation

extension IndexPath {
  /// The path of a row of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The path of an item of a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section: the first of the two numbers.
  public var section: Int {
    get { part(0) }
    set {
      requireTwoParts()
      self[0] = newValue
    }
  }

  /// The row within the section: the second of the two numbers.
  public var row: Int {
    get { part(1) }
    set {
      requireTwoParts()
      self[1] = newValue
    }
  }

  /// The item within the section: the second of the two numbers.
  public var item: Int {
    get { part(1) }
    set {
      requireTwoParts()
      self[1] = newValue
    }
  }

  private func part(_ index: Int) -> Int {
    requireTwoParts()
    return self[index]
  }

  private func requireTwoParts() {
    preconditionOfCaller(
      count == 2,
      "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices "
        + "specifying the section and row; this one is \(Array(self))")
  }

  /// As UIKit's messages show it.
  var brief: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}

extension NSIndexPath {
  /// The path of a row of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The path of an item of a collection.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section: the first of the two numbers.
  public var section: Int { index(atPosition: 0) }

  /// The row within the section: the second of the two numbers.
  public var row: Int { index(atPosition: 1) }

  /// The item within the section: the second of the two numbers.
  public var item: Int { index(atPosition: 1) }
}
