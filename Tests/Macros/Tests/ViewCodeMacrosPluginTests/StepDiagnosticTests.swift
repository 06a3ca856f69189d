import Testing

@Suite("What @ViewCode says of steps")
struct StepDiagnosticTests {
  @Test("a class with its steps in order is right")
  func right() {
    let checked = Checked(imageView(twoSteps))
    #expect(checked.messages.isEmpty)
  }

  @Test("a step that is missing is added")
  func missing() {
    let checked = Checked(
      """
      @ViewCode
      final class Avatar: UIImageView {
        let dot = UIView()
      }
      """)
    #expect(
      checked.messages == ["2: 'Avatar' is missing the step 'hierarchy'", "2: 'Avatar' is missing the step 'layout'"])
    #expect(checked.remedies == ["add 'hierarchy'", "add 'layout'"])
    #expect(checked.mended.contains("  private var layout: Layout {\n    <#lines#>\n  }\n"))
    let one = Checked(imageView("  private var layout: Layout { dot.pin(.edges) }"))
    #expect(one.messages == ["2: 'Avatar' is missing the step 'hierarchy'"])
    #expect(
      one.mended == """
        @ViewCode
        final class Avatar: UIImageView {

          private var hierarchy: Hierarchy {
            <#views#>
          }

          private var layout: Layout { dot.pin(.edges) }
        }
        """)
    #expect(Checked(one.mended).messages.isEmpty)
  }

  @Test(
    "a step of another form gets the right one, and keeps what it says",
    arguments: [
      ("private func hierarchy() -> Hierarchy { dot }", "private var hierarchy: Hierarchy { dot }"),
      ("func hierarchy() {\n    dot\n  }", "private var hierarchy: Hierarchy {\n    dot\n  }"),
      ("private let hierarchy: Hierarchy = make()", "private var hierarchy: Hierarchy { make() }"),
      ("private lazy var hierarchy: Hierarchy = make()", "private var hierarchy: Hierarchy { make() }"),
      ("private var hierarchy: [UIView] { [dot] }", "private var hierarchy: Hierarchy { [dot] }"),
      ("private static var hierarchy: Hierarchy { dot }", "private var hierarchy: Hierarchy { dot }"),
      ("private var hierarchy: Hierarchy", "private var hierarchy: Hierarchy {\n    <#views#>\n  }"),
    ])
  func form(wrong: String, right: String) {
    let checked = Checked(imageView("  \(wrong)\n  private var layout: Layout { dot.pin(.edges) }"))
    #expect(
      checked.messages == [
        "3: the step 'hierarchy' must be a read-only computed property of type 'Hierarchy'"
      ])
    #expect(checked.remedies == ["make it 'private var hierarchy: Hierarchy'"])
    #expect(checked.mended == imageView("  \(right)\n  private var layout: Layout { dot.pin(.edges) }"))
    #expect(Checked(checked.mended).messages.isEmpty)
  }

  @Test(
    "a step that others see becomes private",
    arguments: ["", "fileprivate ", "internal ", "public ", "final ", "@LayoutBuilder "])
  func access(prefix: String) {
    let checked = Checked(
      imageView("  private var hierarchy: Hierarchy { dot }\n  \(prefix)var layout: Layout { dot.pin(.edges) }"))
    #expect(checked.messages == ["4: the step 'layout' must be private; only the pipeline calls it"])
    #expect(checked.remedies == ["make 'layout' private"])
    #expect(checked.mended.contains("private "))
    #expect(Checked(checked.mended).messages.isEmpty, "\(checked.mended)")
  }

  @Test("the third step may be missing, and may have the name that its superclass does not have")
  func third() {
    #expect(Checked(imageView(twoSteps + "\n  private var configuration: Configuration { Once {} }")).messages.isEmpty)
    let button = Checked(
      imageView(twoSteps + "\n  private var viewConfiguration: ViewConfiguration { Once {} }"))
    #expect(button.messages.isEmpty)
    let inherited = Checked(
      imageView(twoSteps + "\n  override var configuration: UIButton.Configuration? { didSet { tell(configuration) } }")
    )
    #expect(inherited.messages.isEmpty)
  }

  @Test(
    "what only has the name of a step is the class's own affair",
    arguments: [
      "let configuration: URLSessionConfiguration = .default", "func configuration() -> Style { .plain }",
      "struct Configuration {}\n  var configuration = Configuration()",
      "struct Configuration {}\n  var configuration: Configuration { .init() }",
      "static func layout() -> UICollectionViewLayout { .init() }", "func layout(in rect: CGRect) {}",
    ])
  func otherMembers(member: String) {
    let checked = Checked(imageView("  \(member)\n" + twoSteps))
    #expect(checked.messages.isEmpty)
  }
}
