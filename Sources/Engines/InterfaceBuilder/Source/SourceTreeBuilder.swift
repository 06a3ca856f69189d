import CLibXML2

/// A builder that collects the reports of libxml2 in the arrays of a `SourceTree`.
final class SourceTreeBuilder {
  /// The reason for which the builder stopped the parser.
  enum Stop { case documentType, depth, elements }

  private let bytes: [UInt8]
  private let limits: ReadingLimits
  private(set) var records: [SourceTree.Record] = []
  private(set) var attributes: [(name: String, value: String)] = []
  private(set) var texts: [Int32: String] = [:]
  private(set) var stop: Stop?
  private(set) var stopPosition = SourcePosition(line: 1, column: 1)

  /// The first error of libxml2. Later errors are usually consequences of it.
  private(set) var firstError: (position: SourcePosition, reason: String)?

  /// Whether an undefined entity was dropped. After a `DOCTYPE` that names a file, libxml2 assumes that the file
  /// defines unknown entities, and drops them.
  private(set) var hasUndefinedEntity = false

  private var open: [Int32] = []
  private var text: [UInt8] = []
  /// The position up to which lines and columns have been counted. Elements arrive in order, so that each byte is
  /// counted once.
  private var cursor = (offset: 0, position: SourcePosition(line: 1, column: 1))
  /// The names by address. libxml2 keeps one copy of each name, so that the address identifies it.
  private var names: [UnsafePointer<xmlChar>: String] = [:]

  init(bytes: [UInt8], limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
    // An element of such a file has about eighty bytes.
    records.reserveCapacity(bytes.count / 80)
    attributes.reserveCapacity(bytes.count / 25)
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> SourceTreeBuilder {
    let context = context!.assumingMemoryBound(to: xmlParserCtxt.self)
    return Unmanaged<SourceTreeBuilder>.fromOpaque(context.pointee._private).takeUnretainedValue()
  }

  func stop(_ context: UnsafeMutableRawPointer?, _ reason: Stop) {
    guard stop == nil, let context = context?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
    stop = reason
    _ = tagStart(context)
    stopPosition = cursor.position
    xmlStopParser(context)
  }

  func start(
    _ context: UnsafeMutableRawPointer?, name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?, count: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard stop == nil, let context, let name else { return }
    guard open.count < limits.depth else { return stop(context, .depth) }
    guard records.count < limits.elements else { return stop(context, .elements) }
    keepText(closing: false)
    let offset = tagStart(context.assumingMemoryBound(to: xmlParserCtxt.self))
    let index = Int32(records.count)
    let parent = open.last ?? -1
    records.append(
      SourceTree.Record(
        name: string(name, prefix: prefix), parent: parent, firstAttribute: Int32(self.attributes.count),
        attributeCount: Int32(count), line: Int32(cursor.position.line), column: Int32(cursor.position.column),
        offset: Int32(offset)))
    link(index, to: parent)
    open.append(index)

    guard let attributes else { return }
    for number in 0..<count {
      // Each attribute has five pointers: the name, prefix, namespace, and the start and end of the value.
      let fields = attributes + number * 5
      guard let name = fields[0], let first = fields[3], let end = fields[4] else { continue }
      let value = String(decoding: UnsafeBufferPointer(start: first, count: end - first), as: UTF8.self)
      self.attributes.append((string(name, prefix: fields[1]), value))
    }
  }

  func end() {
    guard stop == nil, !open.isEmpty else { return }
    keepText(closing: true)
    open.removeLast()
  }

  func note(_ message: String?, code: Int32, line: Int, column: Int) {
    if code == Int32(XML_WAR_UNDECLARED_ENTITY.rawValue) { hasUndefinedEntity = true }
    guard firstError == nil else { return }
    let reason = (message ?? "no XML").split(whereSeparator: \.isNewline).joined(separator: " ")
    firstError = (SourcePosition(line: max(1, line), column: max(1, column)), reason)
  }

  func append(_ characters: UnsafeBufferPointer<xmlChar>) {
    guard stop == nil else { return }
    text.append(contentsOf: characters)
  }

  private func link(_ index: Int32, to parent: Int32) {
    guard parent >= 0 else { return }
    let last = records[Int(parent)].lastChild
    if last < 0 { records[Int(parent)].firstChild = index } else { records[Int(last)].nextSibling = index }
    records[Int(parent)].lastChild = index
  }

  /// Keeps the text of an element. White space is kept only in an element without other content.
  private func keepText(closing: Bool) {
    guard !text.isEmpty else { return }
    defer { text.removeAll(keepingCapacity: true) }
    guard let element = open.last else { return }
    let isOnlyContent = closing && records[Int(element)].firstChild < 0
    let isBlank = text.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    if isOnlyContent || !isBlank { texts[element, default: ""] += String(decoding: text, as: UTF8.self) }
  }

  /// Returns the start of the tag that libxml2 has just parsed. The value of an attribute cannot contain a `<`.
  private func tagStart(_ context: xmlParserCtxtPtr) -> Int {
    guard let input = context.pointee.input else { return cursor.offset }
    let end = Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    var start = max(cursor.offset, min(end, bytes.count) - 1)
    while start > cursor.offset, bytes[start] != UInt8(ascii: "<") { start -= 1 }
    while cursor.offset < start {
      cursor.position.advance(over: bytes[cursor.offset])
      cursor.offset += 1
    }
    return start
  }

  private func string(_ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?) -> String {
    let local: String
    if let known = names[name] {
      local = known
    } else {
      local = String(cString: name)
      names[name] = local
    }
    return prefix.map { String(cString: $0) + ":" + local } ?? local
  }
}
