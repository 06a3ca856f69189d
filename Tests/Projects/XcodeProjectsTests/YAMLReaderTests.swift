import Testing

@testable import XcodeProjects

@Suite("YAML")
struct YAMLReaderTests {
  private func parse(_ text: String) throws(XcodeFileError) -> PropertyListValue {
    try YAMLReader.parse(text, path: "/p")
  }

  private func error(of text: String) -> XcodeFileError? {
    do throws(XcodeFileError) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("mappings, sequences, texts, flow collections, comments")
  func forms() throws {
    let value = try parse(
      """
      ---
      # a comment
      name: App   # behind it
      version: 1.10
      count: 3
      on: true
      "quoted key": 'it''s'
      url: https://x.org/#a
      list:
      - a
      - b: 1
        c: 2
      -
        - nested
      empty:
      inline: {a: 1, "b": [x, 'y z', {c: d}], e: }
      long: [a,   # comment
        "b, c",
        d]
      text: |
        line one
          line two

      folded: >-
        one
        two
      plain: goes
        on here
      last: "a\\n\\u00e9"
      """)
    #expect(
      value
        == .dictionary([
          "name": .string("App"), "version": .string("1.10"), "count": .integer(3), "on": .boolean(true),
          "quoted key": .string("it's"), "url": .string("https://x.org/#a"),
          "list": .array([
            .string("a"), .dictionary(["b": .integer(1), "c": .integer(2)]), .array([.string("nested")]),
          ]),
          "empty": .string(""),
          "inline": .dictionary([
            "a": .integer(1), "b": .array([.string("x"), .string("y z"), .dictionary(["c": .string("d")])]),
            "e": .string(""),
          ]),
          "long": .array([.string("a"), .string("b, c"), .string("d")]), "text": .string("line one\n  line two\n"),
          "folded": .string("one two"), "plain": .string("goes on here"), "last": .string("a\né"),
        ]))
  }

  @Test("anchors, aliases and merge keys")
  func anchors() throws {
    let value = try parse("base: &b\n  x: 1\n  y: 2\nother:\n  <<: *b\n  y: 3\ncopy: *b\n")
    let base = PropertyListValue.dictionary(["x": .integer(1), "y": .integer(2)])
    #expect(
      value == .dictionary(["base": base, "other": .dictionary(["x": .integer(1), "y": .integer(3)]), "copy": base]))
  }

  @Test("errors name their lines")
  func places() {
    #expect(error(of: "a: 1\n\tb: 2")?.line == 2)
    #expect(error(of: "a: 1\n  b: 2\n")?.line == 2)
    #expect(error(of: "a: [1, 2\nb: 3")?.line == 1)
    #expect(error(of: "a: *none")?.line == 1)
    #expect(error(of: "a: 1\nnothing here\n")?.line == 2)
  }

  @Test("deep nesting and aliases that multiply are errors")
  func bombs() {
    var deep = ""
    for depth in 0..<2_000 { deep += String(repeating: " ", count: depth) + "a:\n" }
    #expect(error(of: deep)?.reason.contains("nested") == true)
    #expect(error(of: "a: " + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)) != nil)
    #expect(error(of: String(repeating: "- ", count: 100_000) + "a") != nil)
    var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for index in 1..<12 {
      laughs += "a\(index): &a\(index)\n" + String(repeating: "- *a\(index - 1)\n", count: 10)
    }
    #expect(error(of: laughs)?.reason.contains("values") == true)
  }

  @Test("aliases that multiply in keys are errors, and cost no time")
  func bombsInKeys() {
    var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for index in 1..<5 {
      laughs += "a\(index): &a\(index) [\(String(repeating: "*a\(index - 1), ", count: 10))]\n"
    }
    #expect(error(of: laughs + "? *a4\n: 1\n")?.reason == "a key is not a string")
    #expect(error(of: "a: &a [*a]")?.reason == "the alias “a” is not defined")
  }

  @Test("quoted and tagged texts stay texts, a second document is an error, and no document is an empty text")
  func documents() throws {
    #expect(
      try parse("a: '1'\nb: !!str 1\nc: \"true\"\nd: !thing x\n")
        == .dictionary(["a": .string("1"), "b": .string("1"), "c": .string("true"), "d": .string("x")]))
    #expect(error(of: "a: 1\n---\nb: 2\n")?.line == 2)
    #expect(try parse("") == .string("") && parse("# nothing\n") == .string(""))
    #expect(try parse("\u{FEFF}a: 1\n...\n") == .dictionary(["a": .integer(1)]))
  }

  @Test("any text is read or refused")
  func noise() {
    var state: UInt64 = 7
    let alphabet = Array("ab:-#{}[],\"'|>&* \n\t!?%")
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<50 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      _ = try? parse(text)
    }
  }
}
