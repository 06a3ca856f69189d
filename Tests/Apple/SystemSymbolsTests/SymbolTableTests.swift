import CoreGraphics
import Testing

@testable import SystemSymbols

@Suite("Symbol tables")
struct SymbolTableTests {
  private static var names: [String] { SymbolIndex.names }

  @Test("every entry can be read, draws something, and fits a line of text")
  func entries() throws {
    #expect(SymbolTableTests.names.count > 1500)
    for name in SymbolTableTests.names {
      let shape = try #require(SymbolLibrary.find(name[...], depth: 0), "\(name)")
      let bounds = shape.bounds
      #expect(!bounds.isNull && bounds.width > 4 && bounds.height > 4, "\(name)")
      #expect(bounds.width < 210 && bounds.height < 150, "\(name)")
    }
  }

  @Test("an entry that is no part of others has a name of SF Symbols, or is what such names are made of")
  func listed() {
    let parts: Set<String> = ["sheqelsign"]
    for name in SymbolTableTests.names where !name.hasPrefix("_") && !parts.contains(name) {
      #expect(SymbolNames.contains(name), "\(name)")
    }
  }

  @Test("an entry's room is about what it covers")
  func rooms() throws {
    for name in SymbolTableTests.names {
      let shape = try #require(SymbolLibrary.find(name[...], depth: 0))
      guard shape.room != nil else { continue }
      let (box, bounds) = (shape.box, shape.bounds)
      #expect(bounds.minX > box.minX - 2 && bounds.maxX < box.maxX + 2, "\(name): \(bounds) in \(box)")
      #expect(bounds.minY > box.minY - 2 && bounds.maxY < box.maxY + 2, "\(name): \(bounds) in \(box)")
    }
  }

  @Test("heavier pens cover more, whatever the symbol")
  func weights() throws {
    for (index, name) in SymbolTableTests.names.enumerated() where index % 5 == 0 && SymbolNames.contains(name) {
      let shape = try #require(SymbolLibrary.shape(named: name))
      let light = try DrawnSymbol(shape, pen: 2.4).coverage
      #expect(light > 0, "\(name)")
      // Mostly filled symbols have cutouts that grow with the pen.
      guard !name.contains("fill") else { continue }
      let bold = try DrawnSymbol(shape, pen: 12.4).coverage
      #expect(bold >= 0.9 * light, "\(name)")
    }
  }

  @Test("as many names have drawings as docs/symbols.md says")
  func count() {
    #expect(SymbolNames.all.count { SymbolLibrary.shape(named: $0) != nil } > 5200)
  }

  @Test("the names that apps use have drawings")
  func used() {
    let names = """
      person.fill heart.fill star.fill person.circle calendar chevron.right heart bookmark bookmark.fill
      paperplane.fill arrow.up.arrow.down.circle bubble.left chevron.left envelope.fill house.fill magnifyingglass
      person person.badge.plus person.crop.circle square.and.arrow.up xmark arrow.left figure.walk
      bolt.horizontal.circle chevron.backward doc.text.magnifyingglass ellipsis.circle envelope exclamationmark.bubble
      exclamationmark.circle exclamationmark.triangle exclamationmark.triangle.fill face.smiling flame.fill
      line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill location location.slash person.3.fill
      person.fill.badge.plus plus questionmark.square.dashed server.rack sun.max wifi.exclamationmark wifi.slash alarm
      arrow.left.to.line arrow.right.to.line arrow.uturn.backward arrow.uturn.forward arrowshape.turn.up.right bicycle
      bicycle.circle.fill bolt.fill bookmark.slash.fill calendar.badge.clock cart.circle cart.fill
      checkmark.circle.fill chevron.compact.down chevron.left.forwardslash.chevron.right clock creditcard.fill doc.fill
      eject.fill ellipsis envelope.open.fill eye eye.fill flag.fill folder globe greaterthan hand.raised.fill
      hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill highlighter house house.circle info.circle
      iphone.and.arrow.forward key.fill keyboard.chevron.compact.down link list.clipboard location.circle map
      mappin.circle message moon.fill newspaper person.2 person.3 person.crop.circle.fill.badge.xmark phone.circle.fill
      questionmark.bubble questionmark.diamond.fill rotate.right.fill shuffle slider.horizontal.3 square.and.arrow.down
      square.and.arrow.up.fill square.and.pencil star trash.fill video.fill wand.and.stars lanyardcard bus waveform.circle.fill
      mappin.and.ellipse thermometer.medium star.square.on.square pin.slash mappin.slash antenna.radiowaves.left.and.right
      arrow.triangle.turn.up.right.diamond.fill arrow.trianglehead.clockwise arrowshape.backward cellularbars
      clock.badge.questionmark doc.badge.plus globe.americas.fill 1.circle 42.circle.fill a.square.fill faceid sparkles
      lock.shield checkmark.seal snowflake diamond hammer wrench.and.screwdriver gear textformat iphone speaker.wave.3
      """
    for name in names.split(whereSeparator: \.isWhitespace) {
      #expect(SymbolLibrary.shape(named: String(name)) != nil, "\(name)")
    }
  }
}
