import Foundation

/// A token of a Rich Text Format file.
enum RTFToken: Equatable {
  case open
  case close
  /// A control word with its number.
  case word(String, Int?)
  /// A control symbol.
  case symbol(UInt8)
  /// A byte in the code page of the document.
  case byte(UInt8)

  /// Returns the tokens of a file, up to the first incomplete one.
  static func tokens(of data: Data) -> [RTFToken] {
    let bytes = [UInt8](data)
    var result: [RTFToken] = []
    var index = 0
    func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): result.append(.open)
      case UInt8(ascii: "}"): result.append(.close)
      case 0x0A, 0x0D: break
      case UInt8(ascii: "\\"):
        guard index < bytes.count else { return result }
        if isLetter(bytes[index]) {
          let start = index
          while index < bytes.count, isLetter(bytes[index]), index - start < 32 { index += 1 }
          let name = String(decoding: bytes[start..<index], as: UTF8.self)
          let numberStart = index
          if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
          while index < bytes.count, isDigit(bytes[index]), index - numberStart < 10 { index += 1 }
          let number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self))
          if number == nil { index = numberStart }
          // A space ends the word and isn't text.
          if index < bytes.count, bytes[index] == 0x20 { index += 1 }
          result.append(.word(name, number))
        } else if bytes[index] == UInt8(ascii: "'"), index + 2 < bytes.count,
          let code = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
        {
          result.append(.byte(code))
          index += 3
        } else {
          result.append(.symbol(bytes[index]))
          index += 1
        }
      default: result.append(.byte(byte))
      }
    }
    return result
  }
}
