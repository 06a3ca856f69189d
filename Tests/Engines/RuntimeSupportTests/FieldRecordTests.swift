import RuntimeSupport
import Testing

@Suite("Records of stored properties")
struct FieldRecordTests {
  private class Base {
    let number = 1
    unowned(unsafe) var unsafe: AnyObject?
  }

  private final class Fields: Base {
    var text = "text"
    weak var weak: Base?
    unowned let unowned: Base
    lazy var made = [1]

    init(_ base: Base) { unowned = base }
  }

  @Test("they tell strong references from others, for the class's own properties")
  func kinds() throws {
    let count = Mirror(reflecting: Fields(Base())).children.count
    let records = try #require(FieldRecord.all(of: Fields.self, count: count))
    #expect(records.map(\.isStrong) == [true, false, false, true])
    let types: [Any.Type] = [String.self, Base?.self, Base.self, [Int]?.self]
    #expect(zip(records, types).allSatisfy { $0.type == $1 })
    #expect(FieldRecord.all(of: Base.self, count: 2)?.map(\.isStrong) == [true, false])
  }

  @Test("a class that has fewer than its mirror shows has none")
  func others() {
    #expect(FieldRecord.all(of: Base.self, count: 3) == nil)
    #expect(FieldRecord.all(of: Base.self, count: 0)?.isEmpty == true)
  }
}
