import RuntimeSupport
import Testing

private protocol Shape {
  static var corners: Int { get }
}

// Nothing uses these types. `@used` prevents the optimizer from removing them, as in the expansion of `#Preview`.

private struct Triangle: Shape {
  static var corners: Int { 3 }
  @used static func keep() -> any Shape.Type { Triangle.self }
}

private enum Outer {
  final class Square: Shape {
    static var corners: Int { 4 }
    @used static func keep() -> any Shape.Type { Square.self }
  }
}

private struct Polygon<Corner>: Shape {
  static var corners: Int { 0 }
}

private protocol Unused {}

@Suite("Types found by a conformance")
struct ConformingTypesTests {
  @Test("all that declare it are found, once each, but generic ones")
  func all() {
    let found = ConformingTypes.all(of: (any Shape).self).compactMap { $0 as? any Shape.Type }
    #expect(found.map { $0.corners }.sorted() == [3, 4])
    #expect(Polygon<Int>.corners == 0)
  }

  @Test("those of the libraries that the program links are among them")
  func libraries() {
    let found = ConformingTypes.all(of: (any FixedWidthInteger).self)
    #expect(found.contains { $0 == Int.self } && found.contains { $0 == UInt8.self })
    #expect(!found.contains { $0 == String.self })
  }

  @Test("a protocol that nothing conforms to has none")
  func none() {
    #expect(ConformingTypes.all(of: (any Unused).self).isEmpty)
  }

  @Test("what is no protocol stops the program")
  func noProtocol() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ConformingTypes.all(of: Int.self)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Int is not a protocol"))
  }
}
