import Foundation
import RuntimeSupport
import Testing

// The classes are as those of a user of UIKit: the compiler sees no call that reaches their initializers.

open class Card: NSObject {
  public enum Style { case plain, framed, raised }

  open var log: [String] = []

  public init(style: Style, name: String?) { log = ["Card \(style) \(name ?? "nil")"] }
  public init(copying original: Any) { log = ["Card copies"] }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(style: .plain, name: "convenience") }
}

private final class OwnCard: Card {
  private let contents = [1, 2, 3]

  override init(style: Card.Style, name: String?) {
    super.init(style: style, name: name)
    log.append("OwnCard \(contents)")
  }

  override init(copying original: Any) {
    super.init(copying: original)
    log.append("OwnCard copies \(original)")
  }

  required init?(coder: NSCoder) { nil }
}

private final class Heir: Card {
  var contents = [1, 2, 3]
}

/// A class with its own initializers, which therefore inherits none.
private final class Needy: Card {
  init(value: Int) { super.init(style: .plain, name: nil) }
  required init?(coder: NSCoder) { nil }
}

private final class Plain: NSObject {
  let value: Int
  override init() { value = 42 }
}

open class Tile: NSObject {
  public let frame: CGRect
  public init(frame: CGRect) { self.frame = frame }
}

private final class OwnTile: Tile {
  override init(frame: CGRect) { super.init(frame: frame.insetBy(dx: 1, dy: 2)) }
}

open class Header: NSObject {
  public let name: String?
  public init(name: String?) { self.name = name }
}

private final class OwnHeader: Header {
  override init(name: String?) { super.init(name: name.map { "own " + $0 }) }
}

private final class Token {
  let whenGone: () -> Void
  init(whenGone: @escaping () -> Void) { self.whenGone = whenGone }
  deinit { whenGone() }
}

@Suite("Initializers of classes that are known at run time only")
struct ClassInitializerTests {
  private let styled = ClassInitializer<(Card.Style, String?)>(of: Card.self)
  private let copying = ClassInitializer<Any>(of: Card.self, position: 1)

  @Test(
    "the class's own one runs, with what it is given", arguments: [nil, "a", "longer than fits into the string itself"])
  func own(name: String?) {
    let card: Card = styled.make(OwnCard.self, .raised, name)
    #expect(type(of: card) == OwnCard.self)
    #expect(card.log == ["Card raised \(name ?? "nil")", "OwnCard [1, 2, 3]"])
    #expect(copying.make(OwnCard.self, 5).log == ["Card copies", "OwnCard copies 5"])
  }

  @Test("an inherited one makes an object of the class")
  func inherited() {
    let card = styled.make(Heir.self as Card.Type, .framed, "x")
    #expect((card as? Heir)?.contents == [1, 2, 3])
    #expect(card.log == ["Card framed x"])
    #expect(styled.make(Card.self, .plain, nil).log == ["Card plain nil"])
  }

  @Test("init() is that of every class under NSObject, a convenience one too")
  func plain() {
    #expect((ClassInitializers.make(Plain.self as NSObject.Type) as? Plain)?.value == 42)
    #expect(ClassInitializers.make(Heir.self as Card.Type).log == ["Card plain convenience"])
    #expect(ClassInitializers.make(NSObject.self) !== ClassInitializers.make(NSObject.self))
  }

  @Test("rectangles and optional strings")
  func values() {
    let tile = ClassInitializer<CGRect>(of: Tile.self)
    #expect(
      tile.make(OwnTile.self as Tile.Type, CGRect(x: 1, y: 2, width: 30, height: 40)).frame
        == CGRect(x: 2, y: 4, width: 28, height: 36))
    let header = ClassInitializer<String?>(of: Header.self)
    #expect(header.make(OwnHeader.self as Header.Type, "name").name == "own name")
    #expect(header.make(OwnHeader.self as Header.Type, nil).name == nil)
  }

  @Test("what goes in and what comes out is let go")
  func ownership() {
    nonisolated(unsafe) var gone = 0
    do {
      let token = Token { gone += 1 }
      weak var card: Card?
      do {
        let made = copying.make(OwnCard.self as Card.Type, token)
        card = made
        #expect(made.log.count == 2)
      }
      #expect(card == nil)
      #expect(gone == 0)
    }
    #expect(gone == 1)
  }

  @Test("strings are let go as well")
  func strings() async {
    // A separate process is used, in which nothing else allocates memory.
    await #expect(processExitsWith: .success) {
      let styled = ClassInitializer<(Card.Style, String?)>(of: Card.self)
      func pages() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return Int(fields[1]) ?? 0
      }
      let before = try pages()
      // Leaks would take 40 MB.
      for number in 0..<4000 {
        let name = String(repeating: "\(number % 10)", count: 10_000)
        let card = styled.make(OwnCard.self as Card.Type, .plain, name)
        guard card.log[0].utf8.count == 10_011 else { exit(1) }
      }
      guard try (pages() - before) * Int(getpagesize()) < 20_000_000 else { exit(2) }
    }
  }

  @Test("an initializer that the class has not stops the program")
  func missing() async {
    await #expect(processExitsWith: .failure) {
      _ = ClassInitializer<(Card.Style, String?)>(of: Card.self).make(Needy.self as Card.Type, .plain, nil)
    }
    await #expect(processExitsWith: .failure) { _ = ClassInitializers.make(Needy.self as NSObject.Type) }
  }

  @Test("a class that declares no such initializer first is told")
  func undeclared() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ClassInitializer<Void>(of: Plain.self)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Plain does not declare an initializer number 0"))
  }
}
