import Foundation
import Testing

@testable import FoundationSupplement

@Suite("NSPredicate of a format")
struct NSPredicateTests {
  private class Person: NSObject {
    let name: String
    let age: Int
    let tags: [String]
    lazy var greeting = "Hello \(name)"
    var nickname: String?

    init(_ name: String, _ age: Int, _ tags: [String] = []) {
      self.name = name
      self.age = age
      self.tags = tags
    }
  }

  private final class Worker: Person { let firm = "ACME" }

  private func holds(_ format: String, _ arguments: Any?..., of object: Any?) -> Bool {
    // Apps pass arguments in this form.
    NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() }).evaluate(with: object)
  }

  @Test("identifiers, dates and collections are arguments as they are on Apple's systems, with a cast")
  func castArguments() {
    let id = UUID()
    let date = Date(timeIntervalSinceReferenceDate: 100)
    #expect(NSPredicate(format: "SELF == %@", id as CVarArg).evaluate(with: id))
    #expect(!NSPredicate(format: "SELF == %@", id as CVarArg).evaluate(with: UUID()))
    #expect(NSPredicate(format: "SELF < %@", date as CVarArg).evaluate(with: date - 1))
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"] as CVarArg).evaluate(with: "b"))
    #expect(String(format: "%@, %@", id as CVarArg, "text" as CVarArg) == "\(id), text")
  }

  @Test(
    "SELF MATCHES is true where the whole text matches",
    arguments: [
      ("anna@example.org", true), ("anna@example", false), ("anna", false), ("two anna@example.org", false),
      ("", false),
    ])
  func mail(text: String, isMail: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == isMail)
    #expect(NSPredicate(format: "SELF MATCHES[c] %@", pattern.lowercased()).evaluate(with: text.uppercased()) == isMail)
  }

  @Test("strings contain, begin, end and are like others, with and without regard to case and marks")
  func strings() {
    #expect(holds("SELF CONTAINS 'nn'", of: "Anna"))
    #expect(!holds("SELF CONTAINS 'NN'", of: "Anna"))
    #expect(holds("SELF CONTAINS[c] 'NN'", of: "Anna"))
    #expect(holds("SELF BEGINSWITH[cd] %@", "zu", of: "Zürich"))
    #expect(!holds("SELF BEGINSWITH %@", "zu", of: "Zürich"))
    #expect(holds("SELF ENDSWITH %@", "ich", of: "Zürich"))
    #expect(holds("SELF LIKE 'Z?rich' AND SELF LIKE '*ric*'", of: "Zürich"))
    #expect(!holds("SELF LIKE 'Z?ich'", of: "Zürich"))
    #expect(holds("SELF == [cd] 'zurich'", of: "Zürich"))
    #expect(holds(#"SELF == "it's" "#, of: "it's") && holds(#"SELF == 'it\'s'"#, of: "it's"))
    #expect(holds("length > 3", of: "Anna"))
  }

  @Test("properties of objects are found by their names, those of superclasses and lazy ones too")
  func objects() {
    let worker = Worker("Anna", 30, ["a", "b"])
    _ = worker.greeting
    #expect(holds("name == %@ AND age >= %d", "Anna", 30, of: worker))
    #expect(holds("%K == %@", "firm", "ACME", of: worker))
    #expect(holds("greeting BEGINSWITH 'Hello'", of: worker))
    #expect(holds("nickname == nil", of: worker) && !holds("nickname != NULL", of: worker))
    worker.nickname = "A"
    #expect(holds("nickname == 'A'", of: worker))
    #expect(holds("tags.@count == 2 && ANY tags == 'b' && NONE tags == 'c' && ALL tags MATCHES '[ab]'", of: worker))
    #expect(!holds("nothing == 3", of: worker))
  }

  @Test("dictionaries, lists and paths into them")
  func collections() {
    let data: [String: Any] = ["user": ["name": "Anna", "scores": [1, 5, 3]], "isOn": true]
    #expect(holds("user.name == 'Anna' AND isOn == YES", of: data))
    #expect(holds("user.scores.@max.self == 5 AND user.scores.@sum.self = 9", of: data))
    #expect(holds("5 IN user.scores && NOT (7 IN user.scores)", of: data))
    #expect(holds("SELF IN %@", ["x", "y"], of: "y") && holds("SELF IN {'x', 'y'}", of: "x"))
    #expect(holds("SELF BETWEEN {1, 3}", of: 3) && !holds("SELF BETWEEN %@", [1, 3], of: 4))
    #expect(holds("SELF IN 'abc'", of: "b"))
    let people = NSArray(array: [Person("Anna", 30), Person("Ben", 20), Person("Cleo", 40)])
    let grown = people.filtered(using: NSPredicate(format: "age > 25"))
    #expect(grown.compactMap { ($0 as? Person)?.name } == ["Anna", "Cleo"])
  }

  @Test("and binds closer than or, not closer than both, brackets closer than all")
  func logic() {
    #expect(holds("TRUEPREDICATE OR FALSEPREDICATE AND FALSEPREDICATE", of: nil))
    #expect(!holds("(TRUEPREDICATE OR FALSEPREDICATE) AND FALSEPREDICATE", of: nil))
    #expect(holds("NOT FALSEPREDICATE AND TRUEPREDICATE", of: nil))
    #expect(holds("!(SELF == 3) || SELF = 3", of: 3))
    #expect(holds("(SELF + 1) * 2 == 8 AND -SELF < 0", of: 3))
    #expect(holds("((SELF == 3))", of: 3))
  }

  @Test("dates and numbers are ordered, what has no order is not")
  func order() {
    let early = Date(timeIntervalSince1970: 0)
    #expect(holds("SELF > %@", early, of: Date(timeIntervalSince1970: 5)))
    #expect(holds("SELF <= 1.5e0 AND SELF != 2", of: 1.5))
    #expect(holds("SELF < 'b'", of: "a") && !holds("SELF < 3", of: "a"))
    #expect(
      holds(
        "SELF == %@", UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
        of: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
  }

  @Test("variables are what they are set to when it is evaluated")
  func variables() {
    #expect(NSPredicate(format: "SELF == $X").evaluate(with: 3, substitutionVariables: ["X": 3]))
  }

  @Test("compound predicates are made of such ones")
  func compound() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "length > 2"), NSPredicate(format: "SELF BEGINSWITH 'A'"),
    ])
    #expect(both.evaluate(with: "Anna") && !both.evaluate(with: "Al"))
  }

  @Test(
    "formats that are none are refused with the reason",
    arguments: [
      ("SELF ==", "a value is missing at its end"), ("SELF 3", "a comparison has no operator"),
      ("SELF == 'x", "a string is not terminated"), ("SELF == %@", "it has more conversions than there are arguments"),
      ("(SELF == 3", "a value is missing"), ("SELF == 3 4", "unexpected text after its end"),
      ("SELF == %y", "'%' is not followed by a conversion"), ("", "a value is missing at its end"),
    ])
  func refused(format: String, reason: String) {
    var found = ""
    do { _ = try PredicateParser.parse(format, []) } catch { found = error.reason }
    #expect(!found.isEmpty && (found == reason || format.hasPrefix("(")))
  }

  @Test("deep nesting is refused, not followed")
  func depth() {
    let deep = String(repeating: "NOT ", count: 100_000) + "TRUEPREDICATE"
    #expect(throws: PredicateFormatError.self) { try PredicateParser.parse(deep, []) }
  }
}
