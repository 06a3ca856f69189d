/// A reader for the records of an LLVM bitstream with one level of blocks.
///
/// - Source: llvm.org/docs/BitCodeFormat.html
struct BitstreamReader {
  struct Record: Equatable {
    var code: Int
    var values: [UInt64]
    var blob: [UInt8] = []
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array, character, blob
  }

  private enum Broken: Error { case here }

  private let bytes: [UInt8]
  private var position = 0
  /// The abbreviations that the file defines for each kind of block.
  private var known: [UInt64: [[Operand]]] = [:]

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the records of all blocks, in order, or nil if the file is truncated or not a bitstream.
  ///
  /// - Parameter magic: The first four bytes of the file.
  static func records(of bytes: [UInt8], magic: String) -> [Record]? {
    guard bytes.starts(with: magic.utf8) else { return nil }
    var reader = BitstreamReader(bytes)
    reader.position = magic.utf8.count * 8
    return try? reader.blocks()
  }

  private mutating func blocks() throws -> [Record] {
    var result: [Record] = []
    while position + 32 <= bytes.count * 8 {
      guard try fixed(2) == 1 else { throw Broken.here }
      let kind = try variable(8)
      let width = try variable(4)
      guard (1...32).contains(width) else { throw Broken.here }
      try align()
      let words = try fixed(32)
      if kind == 0 {
        try readInformation(Int(width))
      } else {
        result += try records(of: kind, Int(width))
      }
      guard words < UInt64(bytes.count) else { throw Broken.here }
    }
    return result
  }

  /// Reads block 0, which defines the abbreviations of other blocks' records.
  private mutating func readInformation(_ width: Int) throws {
    var subject: UInt64?
    while true {
      switch try fixed(width) {
      case 0: return try align()
      case 2:
        guard let subject else { throw Broken.here }
        try known[subject, default: []].append(form())
      case 3:
        let record = try plainRecord()
        if record.code == 1 { subject = record.values.first }
      default: throw Broken.here
      }
    }
  }

  private mutating func records(of kind: UInt64, _ width: Int) throws -> [Record] {
    var forms = known[kind] ?? []
    var result: [Record] = []
    while true {
      let number = try fixed(width)
      switch number {
      case 0:
        try align()
        return result
      case 1: throw Broken.here
      case 2: forms.append(try form())
      case 3: result.append(try plainRecord())
      default:
        guard number - 4 < UInt64(forms.count) else { throw Broken.here }
        result.append(try record(forms[Int(number - 4)]))
      }
    }
  }

  private mutating func form() throws -> [Operand] {
    let count = try variable(5)
    var result: [Operand] = []
    while result.count < count {
      if try fixed(1) == 1 {
        result.append(.literal(try variable(8)))
        continue
      }
      switch try fixed(3) {
      case 1: result.append(.fixed(try self.width()))
      case 2: result.append(.variable(try self.width()))
      case 3: result.append(.array)
      case 4: result.append(.character)
      case 5: result.append(.blob)
      default: throw Broken.here
      }
    }
    return result
  }

  private mutating func width() throws -> Int {
    let width = try variable(5)
    guard width <= 64 else { throw Broken.here }
    return Int(width)
  }

  private mutating func plainRecord() throws -> Record {
    let code = Int(truncatingIfNeeded: try variable(6))
    let count = try variable(6)
    guard count <= UInt64(bytes.count) * 8 else { throw Broken.here }
    return Record(code: code, values: try (0..<count).map { _ in try variable(6) })
  }

  private mutating func record(_ form: [Operand]) throws -> Record {
    var values: [UInt64] = []
    var blob: [UInt8] = []
    var rest = form[...]
    while let operand = rest.popFirst() {
      switch operand {
      case .array:
        guard let element = rest.popFirst() else { throw Broken.here }
        let count = try variable(6)
        guard count <= UInt64(bytes.count) * 8 else { throw Broken.here }
        for _ in 0..<count { values.append(try scalar(element)) }
      case .blob:
        let count = try variable(6)
        try align()
        guard count <= UInt64(bytes.count - position / 8) else { throw Broken.here }
        blob = Array(bytes[position / 8..<position / 8 + Int(count)])
        position += Int(count) * 8
        try align()
      default: values.append(try scalar(operand))
      }
    }
    guard let code = values.first else { throw Broken.here }
    return Record(code: Int(truncatingIfNeeded: code), values: Array(values.dropFirst()), blob: blob)
  }

  private mutating func scalar(_ operand: Operand) throws -> UInt64 {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): try fixed(width)
    case .variable(let width): width == 0 ? 0 : try variable(width)
    case .character: try fixed(6)
    case .array, .blob: throw Broken.here
    }
  }

  // MARK: Bits

  private mutating func fixed(_ width: Int) throws -> UInt64 {
    guard position + width <= bytes.count * 8 else { throw Broken.here }
    var result: UInt64 = 0
    var done = 0
    while done < width {
      let offset = position & 7
      let count = min(8 - offset, width - done)
      let bits = UInt64(bytes[position >> 3] >> UInt8(offset)) & (1 << UInt64(count) - 1)
      result |= bits << UInt64(done)
      done += count
      position += count
    }
    return result
  }

  private mutating func variable(_ width: Int) throws -> UInt64 {
    let more: UInt64 = 1 << UInt64(width - 1)
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let piece = try fixed(width)
      guard shift < 64 else { throw Broken.here }
      result |= (piece & (more - 1)) << shift
      if piece & more == 0 { return result }
      shift += UInt64(width - 1)
    }
  }

  private mutating func align() throws {
    position = (position + 31) & ~31
    guard position <= bytes.count * 8 else { throw Broken.here }
  }
}
