/// A price: the weight in units of error for each priority, strongest first. Prices compare lexicographically.
///
/// This is the "strength" of the Cassowary papers (Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm") in exact form, without weights whose sum could exceed a stronger one. Nearly all
/// prices are zero or have one priority, and few have more than three, so three entries are stored inline.
struct LexicographicNumber {
  struct Entry {
    var priority: Float
    var coefficient: Double
  }

  private(set) var count = 0
  private var first: Entry
  private var second = Entry(priority: 0, coefficient: 0)
  private var third = Entry(priority: 0, coefficient: 0)
  /// The entries after the third.
  private var rest: [Entry]?

  /// The limit below which coefficients are treated as rounding errors.
  static let tolerance = 1e-9

  @inline(__always)
  static var zero: LexicographicNumber { LexicographicNumber(0, at: 0) }

  /// Creates a number of one entry, or zero.
  @inline(__always)
  init(_ coefficient: Double, at priority: Float) {
    first = Entry(priority: priority, coefficient: coefficient)
    count = coefficient == 0 ? 0 : 1
  }

  /// The sign: -1, 0 or 1.
  @inline(__always)
  var sign: Int { count == 0 ? 0 : first.coefficient > 0 ? 1 : -1 }

  @inline(__always)
  var isZero: Bool { count == 0 }

  var entries: [Entry] { (0..<count).map { entry($0) } }

  @inline(__always)
  private func entry(_ index: Int) -> Entry {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: rest.unsafelyUnwrapped[index &- 3]
    }
  }

  /// Adds `factor * other`.
  @inline(__always)
  mutating func add(_ other: LexicographicNumber, times factor: Double) {
    if other.count == 0 || factor == 0 { return }
    if other.count == 1 && (count == 0 || (count == 1 && first.priority == other.first.priority)) {
      let sum = other.first.coefficient * factor + (count == 0 ? 0 : first.coefficient)
      first = Entry(priority: other.first.priority, coefficient: sum)
      count = abs(sum) < Self.tolerance ? 0 : 1
      return
    }
    merge(other, times: factor)
  }

  /// Returns the number multiplied by `factor`.
  @inline(__always)
  func scaled(by factor: Double) -> LexicographicNumber {
    var product = LexicographicNumber.zero
    product.add(self, times: factor)
    return product
  }

  /// Returns -1, 0 or 1 if the number is less than, equal to or greater than `other`.
  @inline(__always)
  func compared(with other: LexicographicNumber) -> Int {
    var i = 0
    var j = 0
    while i < count || j < other.count {
      let mine = i < count ? entry(i) : Entry(priority: -.infinity, coefficient: 0)
      let their = j < other.count ? other.entry(j) : Entry(priority: -.infinity, coefficient: 0)
      var difference = 0.0
      if mine.priority >= their.priority {
        difference += mine.coefficient
        i &+= 1
      }
      if their.priority >= mine.priority {
        difference -= their.coefficient
        j &+= 1
      }
      if abs(difference) >= Self.tolerance { return difference > 0 ? 1 : -1 }
    }
    return 0
  }

  @inline(never)
  private mutating func merge(_ other: LexicographicNumber, times factor: Double) {
    withUnsafeTemporaryAllocation(of: Entry.self, capacity: count + other.count) { merged in
      var total = 0
      var i = 0
      var j = 0
      while i < count || j < other.count {
        var sum: Entry
        if j == other.count {
          sum = entry(i)
          i &+= 1
        } else {
          sum = other.entry(j)
          sum.coefficient *= factor
          let mine = i < count ? entry(i) : Entry(priority: -.infinity, coefficient: 0)
          if mine.priority > sum.priority {
            sum = mine
            i &+= 1
          } else {
            j &+= 1
            if mine.priority == sum.priority {
              sum.coefficient += mine.coefficient
              i &+= 1
            }
          }
        }
        if abs(sum.coefficient) >= Self.tolerance {
          merged.initializeElement(at: total, to: sum)
          total &+= 1
        }
      }
      count = total
      if total > 0 { first = merged[0] }
      if total > 1 { second = merged[1] }
      if total > 2 { third = merged[2] }
      rest = total > 3 ? Array(merged[3..<total]) : nil
    }
  }
}
