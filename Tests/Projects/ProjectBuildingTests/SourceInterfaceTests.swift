import Testing

@testable import ProjectBuilding

@Suite("What a source means to others") struct SourceInterfaceTests {
  private static let text = """
    import UIKit
    final class Card: UIView {
      private lazy var title: UILabel = {
        let label = UILabel()
        label.text = "one"
        return label
      }()
      let gap: CGFloat = 8
      var inferred = 3
      @Published var wrapped: Int = 4
      var height: CGFloat { gap * 2 }
      var body: some View { Text("a") }
      var stored: Int = 0 { didSet { print(stored) } }
      subscript(row: Int) -> Int { row + 1 }
      init(width: CGFloat = 10) { super.init(frame: .zero) }
      func layout(_ count: Int = 2) -> Int { count - 1 }
      func made() -> some View { Text("b") }
    }
    enum Kind: Int { case first = 1 }
    #Preview("Card") { Card() }
    """

  @Test(arguments: [
    ("\"one\"", "\"two\""), ("= 8", "= 9.5"), ("gap * 2", "gap * 3 + 1"), ("print(stored)", "print(1)"),
    ("row + 1", "row"), ("super.init(frame: .zero)", "super.init(frame: .null)"), ("count - 1", "count"),
    ("{ Card() }", "{ Card(width: 3) }"), ("import UIKit\n", "import UIKit\n\n// a note\n"),
  ])
  func bodiesAndValuesOfWrittenTypesMeanNothing(_ old: String, _ new: String) {
    #expect(SourceInterface.mark(of: Self.text.replacing(old, with: new)) == SourceInterface.mark(of: Self.text))
  }

  @Test(arguments: [
    ("= 3", "= \"3\""), ("Int = 4", "Int = 5"), ("Text(\"a\")", "Text(\"c\")"), ("Text(\"b\")", "Text(\"c\")"),
    ("= 10", "= 11"), ("= 2)", "= 3)"), ("case first = 1", "case first = 2"), ("let gap", "var gap"),
    ("private lazy", "lazy"), (": CGFloat = 8", ": CGFloat"), ("-> Int { row", "-> Int? { row"),
    ("final class", "class"), ("import UIKit", "import UIKit\nimport Combine"), ("didSet", "willSet"),
  ])
  func everythingElseDoes(_ old: String, _ new: String) {
    #expect(Self.text.contains(old))
    #expect(SourceInterface.mark(of: Self.text.replacing(old, with: new)) != SourceInterface.mark(of: Self.text))
  }

  @Test func operatorsKnowTheirPlaces() {
    #expect(SourceInterface.mark(of: "let a = b - c") != SourceInterface.mark(of: "let a = b -c"))
    #expect(SourceInterface.mark(of: "let a = b   +  c") == SourceInterface.mark(of: "let a = b + c"))
  }
}
