import Testing

@testable import ScreenComparison

@Suite("Pages in files")
struct PageTemplateTests {
  private func filled(_ file: String, _ values: [String: String]) -> String {
    PageTemplate(Array(file.utf8)).filled(with: values)
  }

  @Test("every place gets its text, as often as it is there")
  func places() {
    #expect(filled("<p>{{a}}</p>{{b}}{{a}}", ["a": "1", "b": "2"]) == "<p>1</p>21")
    #expect(filled("nothing to fill", [:]) == "nothing to fill")
    #expect(filled("", [:]) == "")
  }

  @Test("braces in a text are no place")
  func braces() {
    #expect(filled("{{a}}{{b}}", ["a": "{{b}}", "b": "{{"]) == "{{b}}{{")
  }

  @Test("single braces stay, as in styles and scripts")
  func singleBraces() {
    #expect(filled("p { margin: 0 } {{a}} { {", ["a": "1"]) == "p { margin: 0 } 1 { {")
  }
}
