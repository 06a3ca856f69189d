import Foundation
import Testing
import ToolSupport

@Suite("JSON")
struct JSONTests {
  @Test("every value comes back from its text")
  func roundTrips() throws {
    let value: JSON = [
      "a": .null, "b": true, "c": 1, "d": -2.5, "e": "\"\\\n\u{1}é漢👩‍👩‍👧", "f": [1, "x", [:]], "g": ["h": false],
    ]
    #expect(try JSON.value(JSON.self, of: value.text) == value)
    #expect(value["c"]?.number == 1 && value["b"]?.bool == true && value["g"]?["h"]?.bool == false)
    #expect(value["f"]?.array?.count == 3 && value["g"]?.object?.count == 1 && value["x"] == nil)
    #expect(value["e"]?.string?.hasSuffix("👩‍👩‍👧") == true && value["e"]?["x"] == nil)
  }

  @Test("texts are one line with sorted keys, whole numbers without a point")
  func lines() throws {
    let value: JSON = ["b": 2.0, "a": "x/y\u{2028}\u{2029}\u{85}\n"]
    #expect(value.text == #"{"a":"x/y\u2028\u2029\u0085\n","b":2}"#)
    #expect(JSON.number(.infinity).text == "null")
  }

  @Test("the writer keeps the order of members")
  func order() throws {
    var writer = JSONWriter()
    writer.raw("{")
    writer.member("b", "x")
    try writer.member("a", 10.5)
    writer.key("list")
    try writer.list([1.0, -2, 0.1]) { try $0.number($1) }
    writer.raw("}")
    #expect(writer.text == #"{"b":"x","a":10.5,"list":[1,-2,0.1]}"#)
  }

  @Test("the writer's strings and numbers are the encoder's")
  func sameAsTheEncoder() throws {
    let texts = (0..<0x90).compactMap { Unicode.Scalar($0).map { String(Character($0)) } } + ["", "a/b", "漢👩‍👩‍👧\r\n"]
    for text in texts {
      var writer = JSONWriter()
      writer.string(text)
      #expect(writer.text == String(decoding: try JSON.encoder().encode(text), as: UTF8.self))
    }
    for number in [0, 1, -1, 0.1, 1e-7, 123_456.789, 1e15, .pi] {
      var writer = JSONWriter()
      try writer.number(number)
      #expect(try JSONDecoder().decode(Double.self, from: Data(writer.bytes)) == number)
    }
    for number in [Double.infinity, -.infinity, .nan] {
      var writer = JSONWriter()
      #expect(throws: EncodingError.self) { try writer.number(number) }
    }
  }
}
