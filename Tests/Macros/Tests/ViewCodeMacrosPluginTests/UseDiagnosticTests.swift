import Testing

@Suite("What @ViewCode says of the rest of a class")
struct UseDiagnosticTests {
  @Test(
    "a step that is read elsewhere is named, and the line goes",
    arguments: [
      "_ = layout", "_ = self.layout", "add(layout)", "layout", "later { [weak self] in _ = self?.layout }", "layout()",
    ])
  func reads(line: String) {
    let checked = Checked(imageView("\(twoSteps)\n  func refresh() {\n    tell()\n    \(line)\n  }"))
    #expect(
      checked.messages == [
        "7: only the pipeline can read the step 'layout'; "
          + "mark properties that change it with '@Configures' or '@Rebuilds'"
      ])
    #expect(checked.remedies == ["remove this use of 'layout'"])
    #expect(Checked(checked.mended).messages.isEmpty, "\(checked.mended)")
    #expect(checked.mended.contains("tell()"))
  }

  @Test(
    "what only has the name of a step is left alone",
    arguments: [
      "let layout = UICollectionViewFlowLayout(); use(layout)", "other.layout = 1", "use(\\.layout)",
      "collection(layout: 3)", "rows.map { layout in layout.size }", "layout(in: bounds)", "use(.layout)",
      "if let layout = flow { use(layout) }", "struct Inner { let layout = 1; var twice: Int { layout * 2 } }",
    ])
  func names(line: String) {
    #expect(Checked(imageView("\(twoSteps)\n  func refresh() {\n    \(line)\n  }")).messages.isEmpty)
  }

  @Test("an initializer that does not build the view gets the line")
  func initializer() {
    let own = "  init(name: String) {\n    self.name = name\n    super.init(frame: .zero)\n  }"
    let checked = Checked(imageView("\(twoSteps)\n\(own)"))
    #expect(checked.messages == ["5: 'init(name:)' must build the view; call 'buildViewCode()' on its last line"])
    #expect(checked.remedies == ["add 'buildViewCode()'"])
    #expect(checked.mended.contains("    super.init(frame: .zero)\n    buildViewCode()\n  }"))
    #expect(Checked(checked.mended).messages.isEmpty)
  }

  @Test(
    "initializers that build nothing by themselves need no line",
    arguments: [
      "convenience init(name: String) { self.init(frame: .zero) }",
      "@available(*, unavailable)\n  required init?(coder: NSCoder) { fatalError() }",
      "required init?(coder: NSCoder) { fatalError() }",
    ])
  func others(initializer: String) {
    #expect(Checked(imageView("\(twoSteps)\n  \(initializer)")).messages.isEmpty)
  }

  @Test("a view that is built anywhere else is named")
  func building() {
    let checked = Checked(imageView("\(twoSteps)\n  func again() {\n    buildViewCode()\n  }"))
    #expect(
      checked.messages == [
        "6: only initializers and 'viewDidLoad()' can call 'buildViewCode()', because a view is built once"
      ])
    #expect(Checked(checked.mended).messages.isEmpty)
  }

  @Test("a viewDidLoad() that does not build the view gets the line after super's")
  func viewDidLoad() {
    let checked = Checked(
      """
      @ViewCode
      final class Page: UIViewController {
      \(twoSteps)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Page"
        }
      }
      """)
    #expect(checked.messages == ["5: 'viewDidLoad()' must build the view; call 'buildViewCode()' on its last line"])
    #expect(checked.mended.contains("    super.viewDidLoad()\n    buildViewCode()\n    title"))
    #expect(Checked(checked.mended).messages.isEmpty)
  }

  @Test(
    "a layoutSubviews() that does not look at conditions gets the line first",
    arguments: [
      ("{\n    super.layoutSubviews()\n  }", "{\n    adaptViewCode()\n    super.layoutSubviews()\n  }"),
      ("{ super.layoutSubviews() }", "{ adaptViewCode(); super.layoutSubviews() }"),
    ])
  func layoutSubviews(wrong: String, right: String) {
    let checked = Checked(imageView("\(twoSteps)\n  override func layoutSubviews() \(wrong)"))
    #expect(
      checked.messages == [
        "5: 'layoutSubviews()' must call 'adaptViewCode()' to evaluate the conditions in 'layout'"
      ])
    #expect(checked.mended == imageView("\(twoSteps)\n  override func layoutSubviews() \(right)"))
    #expect(Checked(checked.mended).messages.isEmpty)
  }

  @Test("a cell's properties have values: tables make cells by themselves")
  func values() {
    let checked = Checked(
      """
      @ViewCode
      final class Row: UITableViewCell {
        let name: String
        let dot = UIView(), line: UIView
        var note: String?
      \(twoSteps)
      }
      """)
    #expect(
      checked.messages == [
        "3: 'name' requires an initial value, because tables and collections create their views",
        "4: 'line' requires an initial value, because tables and collections create their views",
      ])
    #expect(checked.mended.contains("let name: String = <#String#>"))
  }

  @Test("a controller whose superclass has initializers of its own says who gives a value")
  func controllerValues() {
    let checked = Checked("@ViewCode\nfinal class Page: FancyController {\n  let name: String\n\(twoSteps)\n}")
    #expect(
      checked.messages == [
        "3: 'name' requires an initial value or an initializer; 'FancyController' has none that '@ViewCode' can call"
      ])
  }

  @Test("what is no class, or has no superclass for it, is named")
  func superclass() {
    let structure = Checked("@ViewCode struct Card {}")
    #expect(structure.messages == ["1: '@ViewCode' can only be applied to classes that are views or view controllers"])
    let rootless = Checked("@ViewCode\nfinal class Card {\n\(twoSteps)\n}")
    #expect(rootless.messages == ["2: 'Card' has no superclass; '@ViewCode' requires a view or view controller"])
    #expect(rootless.mended == "@ViewCode\nfinal class Card: UIView {\n\(twoSteps)\n}")
    let coded = Checked("@ViewCode\nfinal class Card: CodedView {\n\(twoSteps)\n}")
    #expect(
      coded.messages == [
        "1: 'Card' derives from 'CodedView', which already builds it; '@ViewCode' requires another superclass"
      ])
    #expect(!coded.mended.contains("@ViewCode"))
    let both = Checked("@ViewCode\nfinal class Card: UILabel, ViewCoding, Sendable {\n\(twoSteps)\n}")
    #expect(
      both.messages == [
        "2: 'Card' cannot conform to 'ViewCoding', because '@ViewCode' builds it with private steps"
      ])
    #expect(both.mended.contains("final class Card: UILabel, Sendable {"))
  }
}
