import SourceRewriting
import Testing

@Suite("Names of Foundation's types that are in another module")
struct FoundationNameRuleTests {
  @Test(
    "a type that Foundation has without its members is the supplement's",
    arguments: [
      ("let a = PersonNameComponentsFormatter()", "let a = FoundationSupplement.PersonNameComponentsFormatter()"),
      ("let a: PersonNameComponentsFormatter?", "let a: FoundationSupplement.PersonNameComponentsFormatter?"),
      (
        "let a: PersonNameComponentsFormatter.Style = .long",
        "let a: FoundationSupplement.PersonNameComponentsFormatter.Style = .long"
      ),
      ("class A: PersonNameComponentsFormatter {}", "class A: FoundationSupplement.PersonNameComponentsFormatter {}"),
      (
        "let a = Foundation.PersonNameComponentsFormatter()",
        "let a = FoundationSupplement.PersonNameComponentsFormatter()"
      ),
      (
        "let a = PersonNameComponentsFormatter.localizedString(from: b, style: .short)",
        "let a = FoundationSupplement.PersonNameComponentsFormatter.localizedString(from: b, style: .short)"
      ),
    ])
  func ambiguous(before: String, after: String) {
    #expect(rewritten("import Foundation\n\(before)") == "import Foundation\n\(after)")
    #expect(rewrittenFile("import Foundation\n\(before)").text?.hasPrefix("import FoundationSupplement\n") == true)
    #expect(rewritten("import FoundationSupplement\n\(after)") == "import FoundationSupplement\n\(after)")
  }

  @Test("a type that Foundation lacks is the supplement's where it is qualified")
  func qualified() {
    #expect(
      rewritten("let a: Foundation.UndoManager? = Foundation.UndoManager()")
        == "let a: FoundationSupplement.UndoManager? = FoundationSupplement.UndoManager()")
    #expect(rewritten("let a: UndoManager? = UndoManager()") == "let a: UndoManager? = UndoManager()")
    #expect(rewritten("let a = MeasurementFormatter()") == "let a = MeasurementFormatter()")
  }

  @Test("Foundation's other types, and the author's own, stay")
  func others() {
    for text in [
      "let a = Foundation.Date()", "let a = Clock.UndoManager()", "let a = b.PersonNameComponentsFormatter",
      "struct PersonNameComponentsFormatter {}\nlet a = PersonNameComponentsFormatter()",
    ] {
      #expect(rewritten(text) == text)
    }
    #expect(
      rewritten("let a = PersonNameComponentsFormatter()", others: ["class PersonNameComponentsFormatter {}"])
        == "let a = PersonNameComponentsFormatter()")
  }

  @Test("objects that Linux makes with arguments alone get those that say the same")
  func withoutArguments() {
    #expect(rewritten("let a = ProcessInfo().environment") == "let a = ProcessInfo.processInfo.environment")
    #expect(
      rewritten("import FoundationNetworking\nlet a = URLSession()")
        == "import FoundationNetworking\nlet a = URLSession(configuration: .default)")
    for text in [
      "let a = Progress(totalUnitCount: 3)", "let a = b.ProcessInfo()", "struct Progress {}\nlet a = Progress()",
    ] {
      #expect(rewritten(text) == text)
    }
  }

  @Test("types that are in another part of Foundation here are qualified with that part")
  func parts() {
    #expect(
      rewritten("let a: Foundation.URLRequest? = nil\nlet b = Foundation.XMLParser(data: d)")
        == "let a: FoundationNetworking.URLRequest? = nil\nlet b = FoundationXML.XMLParser(data: d)")
  }

  @Test("expressions and comparisons are the supplement's")
  func expressions() {
    #expect(
      rewritten("extension NSExpression {}\nlet a = NSExpression(format: \"1 + 2\")")
        == "extension FoundationSupplement.NSExpression {}\nlet a = FoundationSupplement.NSExpression(format: \"1 + 2\")"
    )
    #expect(
      rewritten("let a: NSComparisonPredicate.Operator = .like")
        == "let a: FoundationSupplement.NSComparisonPredicate.Operator = .like")
  }

  @Test(
    "the Library folder is asked of functions that know it",
    arguments: [
      (
        "let a = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]",
        "let a = FileManager.default.appFolderURLs(for: .libraryDirectory, in: .userDomainMask)[0]"
      ),
      (
        "let a = try m.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)",
        "let a = try m.appFolderURL(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)"
      ),
      (
        "let a = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true).first",
        "let a = appFolderPaths(.libraryDirectory, .userDomainMask, true).first"
      ),
      (
        "let a = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)",
        "let a = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)"
      ),
      ("let a = shelf.find(.libraryDirectory)", "let a = shelf.find(.libraryDirectory)"),
    ])
  func libraryFolder(before: String, after: String) {
    #expect(rewritten("import Foundation\n\(before)").hasSuffix(after))
    let imports = rewrittenFile("import Foundation\n\(before)").text?.contains("import ObjectiveCNames") ?? false
    #expect(imports == (before != after))
  }

  @Test("a cache without a directory gets the argument that Linux needs")
  func cache() {
    let text = rewrittenFile("import Foundation\nlet a = URLCache(memoryCapacity: 1, diskCapacity: 2)").text
    #expect(text?.contains("URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: nil)") == true)
    let given = "import FoundationNetworking\nlet a = URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: \"a\")"
    #expect(rewrittenFile(given).text?.contains("diskPath: nil") != true)
  }
}
