import Testing

@testable import EditorServer

@Suite("Settings with comments")
struct CommentedJSONTests {
  private let settings = """
    {
      // Two spaces, please.
      "editor.tabSize": 2, /* as in "Swift" */
      "files.exclude": { "**/.build": true, "a}": [1, 2] }, // trailing
    }

    """

  @Test("a new member is added, and all else stays")
  func add() throws {
    var object = try #require(CommentedJSON(settings))
    object.set("swift.path", to: "\"/usr\"")
    #expect(object.value(of: "swift.path") == "\"/usr\"")
    #expect(object.value(of: "files.exclude") == "{ \"**/.build\": true, \"a}\": [1, 2] }")
    #expect(object.text.contains("// Two spaces, please."))
    object.remove("swift.path")
    #expect(object.text == settings)
  }

  @Test(
    "what is added and removed leaves the text as it was",
    arguments: ["{}", "{\n}\n", "{ \"a\": 1 }", "{\"a\":1,\"b\":[{}]}", "{\n  \"a\": \"x\\\"y\",\n  \"b\": null\n}\n"])
  func roundTrip(text: String) throws {
    var object = try #require(CommentedJSON(text))
    object.set("new", to: "{\"x\": [1]}")
    #expect(CommentedJSON(object.text)?.value(of: "new") == "{\"x\": [1]}")
    object.remove("new")
    #expect(object.text.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
  }

  @Test("a value is replaced at its place")
  func replace() throws {
    var object = try #require(CommentedJSON(settings))
    object.set("editor.tabSize", to: "4")
    #expect(object.text == settings.replacing("\"editor.tabSize\": 2", with: "\"editor.tabSize\": 4"))
  }

  @Test("what is no object is refused", arguments: ["", "[]", "{\"a\" 1}", "{\"a\": }", "{\"a\": 1", "true"])
  func invalid(text: String) { #expect(CommentedJSON(text) == nil) }
}
