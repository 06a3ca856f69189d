import SourceRewriting
import Testing

@Suite("Protocols that require an initializer without parameters")
struct RequiredInitializerRuleTests {
  private static let declaration = "protocol Made { init() }\nfinal class Plain: Made { init() {} }"

  @Test(
    "a class that inherits the initializer from Apple's classes gets a required one",
    arguments: [
      ("class Page: UIViewController, Made {}", "required convenience init() { self.init(nibName: nil, bundle: nil) }"),
      ("class Box: UIView, Made {}", "required convenience init() { self.init(frame: .zero) }"),
      ("public class Model: NSObject, Made {}", "public required override init() { super.init() }"),
      ("class Row: UITableViewCell {}\nextension Row: Made {}", "self.init(style: .default, reuseIdentifier: nil)"),
      (
        "class Wide: UIView, Made { override init(frame: CGRect) { super.init(frame: frame) } }",
        "required convenience init() { self.init(frame: .zero) }"
      ),
    ])
  func inherited(text: String, added: String) {
    #expect(rewrittenFile(text, others: [Self.declaration]).text?.contains(added) == true)
  }

  @Test(
    "classes with their own initializer, final classes and other classes stay",
    arguments: [
      "class Page: UIViewController, Made { required init() { super.init(nibName: nil, bundle: nil) } }",
      "final class Page: UIViewController, Made {}", "class Page: UIViewController {}", "class Plain: Made {}",
    ])
  func others(text: String) {
    #expect(rewrittenFile(text, others: ["protocol Made { init() }"]).text?.contains("required convenience") != true)
    #expect(rewrittenFile(text, others: ["protocol Made { init() }"]).text?.contains("required override") != true)
  }

  @Test("subclasses with other initializers have it, and their own is required")
  func subclasses() {
    let base = "class Page: UIViewController, Made {}"
    let subclass = "class Detail: Page { init(row: Int) { super.init(nibName: nil, bundle: nil) } }"
    let text = rewrittenFile(subclass, others: [Self.declaration, base]).text
    #expect(text?.contains("required init() { fatalError(") == true)
    let own = "class Detail: Page { override init() { super.init(nibName: nil, bundle: nil) } }"
    #expect(rewrittenFile(own, others: [Self.declaration, base]).text?.contains("required init() { super") == true)
  }
}
