import Foundation

extension IndexPath {
  /// Creates the index path of a table row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of a collection view item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, which is the first of the two indexes.
  public var section: Int {
    get { part(0) }
    set {
      requireTwoParts()
      self[0] = newValue
    }
  }

  /// The row in the section, which is the second of the two indexes.
  public var row: Int {
    get { part(1) }
    set {
      requireTwoParts()
      self[1] = newValue
    }
  }

  /// The item in the section, which is the second of the two indexes.
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

  /// The description of the index path in UIKit's messages.
  var brief: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}

extension NSIndexPath {
  /// Creates the index path of a table row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates the index path of a collection view item.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section, which is the first of the two indexes.
  public var section: Int { index(atPosition: 0) }

  /// The row in the section, which is the second of the two indexes.
  public var row: Int { index(atPosition: 1) }

  /// The item in the section, which is the second of the two indexes.
  public var item: Int { index(atPosition: 1) }
}
