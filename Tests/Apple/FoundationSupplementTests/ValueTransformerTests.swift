import Foundation
import FoundationSupplement
import Testing

struct ValueTransformerTests {
  private final class Doubling: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test("a transformer is found by its name until it is removed")
  func registration() throws {
    let name = NSValueTransformerName("Doubling")
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    let found = try #require(ValueTransformer(forName: name))
    #expect(
      found is Doubling && found.transformedValue(2) as? Int == 4 && found.reverseTransformedValue(4) as? Int == 2)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test("the system's transformers negate, compare with nil and read archives")
  func system() throws {
    func transformed(_ value: Any?, _ name: NSValueTransformerName) throws -> Any? {
      try #require(ValueTransformer(forName: name)).transformedValue(value)
    }
    #expect(try transformed(true, .negateBooleanTransformerName) as? Bool == false)
    #expect(try transformed(nil, .isNilTransformerName) as? Bool == true)
    #expect(try transformed(1, .isNotNilTransformerName) as? Bool == true)
    let archives = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
    let data = try #require(archives.reverseTransformedValue(NSArray(array: ["a", "b"])) as? Data)
    #expect(archives.transformedValue(data) as? [String] == ["a", "b"])
    #expect(archives.transformedValue(Data("x".utf8)) == nil)
  }
}
