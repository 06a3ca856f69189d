import Foundation
import TestHosts
import Testing
import UIKit

@testable import CoreImage

@Suite("Codes of squares and bars", .ownHosts)
struct BarcodeTests {
  private func code(_ filter: String, _ values: [String: Any]) throws -> (width: Int, height: Int, rows: [String]) {
    let made = try #require(CIFilter(name: filter, parameters: values)?.outputImage)
    let picture = try #require(CIContext().createCGImage(made, from: made.extent))
    let image = CIImage(cgImage: picture)
    let rows = (0..<picture.height).map { y in
      String((0..<picture.width).map { image.bytes($0, picture.height - 1 - y).red < 128 ? "#" : "." })
    }
    return (picture.width, picture.height, rows)
  }

  @Test("A short QR code has 21 squares and a white border of one")
  func size() throws {
    let code = try code("CIQRCodeGenerator", ["inputMessage": Data("hello".utf8)])
    #expect(code.width == 23 && code.height == 23)
    #expect(code.rows[0].allSatisfy { $0 == "." })
    // The finder patterns, and the row of dots between them.
    #expect(code.rows[1].hasPrefix(".#######.") && code.rows[1].hasSuffix(".#######."))
    #expect(code.rows[2].hasPrefix(".#.....#.") && code.rows[3].hasPrefix(".#.###.#."))
    #expect(code.rows[21].hasPrefix(".#######.") && code.rows[21].last == ".")
    #expect(code.rows[7].dropFirst(9).prefix(5) == "#.#.#")
  }

  @Test("No block of a QR code has a wrong word", arguments: ["L", "M", "Q", "H"], [1, 20, 150, 700])
  func syndromes(level: String, length: Int) throws {
    let correction = try #require(QRCode.Correction(rawValue: level))
    let message = (0..<length).map { UInt8(($0 * 37 + 11) % 256) }
    let code = try #require(QRCode(message, correction: correction))
    let count = QRCode.blockCount(code.version, correction)
    let checks = QRCode.checkWords(code.version, correction)
    let data = code.codewords.count - checks * count
    var blocks = [[Int]](repeating: [], count: count)
    let short = data / count
    let longBlocks = data % count
    var index = 0
    for place in 0...short {
      for block in 0..<count where place < short || block >= count - longBlocks {
        blocks[block].append(code.codewords[index])
        index += 1
      }
    }
    for _ in 0..<checks {
      for block in 0..<count {
        blocks[block].append(code.codewords[index])
        index += 1
      }
    }
    #expect(index == code.codewords.count)
    for block in blocks { for root in 0..<checks { #expect(QRCode.field.syndrome(of: block, root: root) == 0) } }
    // The mode and length of bytes, at the start of the first block.
    #expect(blocks[0][0] >> 4 == 4)
  }

  @Test("Digits and capitals take shorter modes, and a message that is too long has no code")
  func modes() throws {
    let digits = try #require(QRCode(Array("01234567890123456789012345678901234567890".utf8), correction: .low))
    #expect(digits.version == 1)
    #expect(QRCode(Array("HELLO WORLD 12345678901".utf8), correction: .low)?.version == 1)
    #expect(QRCode([UInt8](repeating: 200, count: 2953), correction: .low)?.version == 40)
    #expect(QRCode([UInt8](repeating: 200, count: 2954), correction: .low) == nil)
  }

  @Test("A bar code has a quiet space, a start, a check symbol and a stop")
  func code128() throws {
    // The check sum of start B, H and i: (104 + 40 + 2 * 73) % 103.
    #expect(Code128.symbols(Array("Hi".utf8)) == [104, 40, 73, 84, 106])
    #expect(Code128.symbols(Array("1234".utf8)) == [105, 12, 34, (105 + 12 + 68) % 103, 106])
    let code = try code("CICode128BarcodeGenerator", ["inputMessage": Data("Hi".utf8)])
    #expect(code.width == 4 * 11 + 13 + 20 && code.height == 32)
    #expect(code.rows[0].hasPrefix("..........##.#..#....") && code.rows[0] == code.rows[31])
    #expect(CIFilter(name: "CICode128BarcodeGenerator", parameters: ["inputMessage": Data([200])])?.outputImage == nil)
  }

  @Test("An Aztec code has a bull's eye in its middle and grows with its message")
  func aztec() throws {
    let small = try code("CIAztecCodeGenerator", ["inputMessage": Data("Hi".utf8)])
    #expect(small.width == 15)
    #expect(small.rows[7].dropFirst(3).prefix(9) == "#.#.#.#.#".prefix(9))
    let large = try #require(AztecCode([UInt8](repeating: 7, count: 400), correction: 23))
    #expect(!large.isCompact && large.layers > 8)
  }
}
