import Foundation
import FoundationGaps
import Testing

@Suite("Mutable dictionaries")
struct MutableDictionaryTests {
  private final class Key: NSObject, NSCopying {
    let number: Int

    init(_ number: Int) { self.number = number }

    func copy(with zone: NSZone? = nil) -> Any { self }

    override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.number == number }

    override var hash: Int { number }
  }

  @Test("take, find and lose objects by keys of any class that can be copied")
  func keys() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = Key(1)
    dictionary[key] = "one"
    dictionary[Key(2)] = "two"
    #expect(dictionary[Key(1)] as? String == "one" && dictionary.count == 2)
    dictionary[key] = nil
    #expect(dictionary[key] == nil && dictionary.count == 1)
    dictionary["text"] = 3
    #expect(dictionary["text"] as? Int == 3 && dictionary[NSString("text")] as? Int == 3)
  }
}
