import CLibXML2
import Foundation

/// A reader that creates a `SourceTree` from a file with libxml2's event interface.
///
/// Foundation's XMLParser is based on the same library, but it reports the end of a tag and not its start, loses the
/// order of attributes, and creates a dictionary for each element.
struct SourceReader {
  let path: String
  let limits: ReadingLimits

  func read(_ data: Data) throws(InterfaceBuilderError) -> SourceTree {
    let start = SourcePosition(line: 1, column: 1)
    guard data.count <= limits.bytes else {
      throw .tooLarge(path: path, position: start, what: "bytes", limit: limits.bytes)
    }
    let bytes = try utf8(of: data)
    try checkAttributeCounts(in: bytes)
    return try parse(bytes)
  }

  /// Converts the file to UTF-8, the encoding of Interface Builder, so that offsets count bytes of one encoding. Files
  /// in UTF-16 come from other tools.
  private func utf8(of data: Data) throws(InterfaceBuilderError) -> [UInt8] {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(data.dropFirst(3)) }
    let isUTF16 = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    guard isUTF16 else { return Array(data) }
    guard let text = String(data: data, encoding: .utf16) else {
      throw .malformed(
        path: path, position: SourcePosition(line: 1, column: 1),
        reason: "has a UTF-16 byte order mark, but is not UTF-16")
    }
    return Array(text.utf8)
  }

  /// Counts the attributes before libxml2 parses the file, because libxml2 compares each attribute with each to find
  /// duplicates.
  private func checkAttributeCounts(in bytes: [UInt8]) throws(InterfaceBuilderError) {
    let limit = limits.attributes
    let excess = bytes.withUnsafeBufferPointer { AttributeCounter(bytes: $0, limit: limit).firstExcess() }
    guard let excess else { return }
    var position = SourcePosition(line: 1, column: 1)
    for byte in bytes[..<excess] { position.advance(over: byte) }
    throw .tooLarge(path: path, position: position, what: "attributes of an element", limit: limit)
  }

  private func parse(_ bytes: [UInt8]) throws(InterfaceBuilderError) -> SourceTree {
    _ = Self.library
    guard let context = xmlNewParserCtxt() else { throw .unreadable(path: path, reason: "no memory") }
    defer { xmlFreeParserCtxt(context) }
    let builder = SourceTreeBuilder(bytes: bytes, limits: limits)
    context.pointee._private = Unmanaged.passUnretained(builder).toOpaque()
    setHandlers(of: context)

    // Without NOENT libxml2 decodes `&amp;` only in part. The only entities are the five of XML, because a file that
    // declares others is rejected at its DOCTYPE.
    let options = Int32(XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue)
    withExtendedLifetime(builder) {
      bytes.withUnsafeBytes { bytes in
        let start = bytes.bindMemory(to: CChar.self).baseAddress
        if let document = xmlCtxtReadMemory(context, start, Int32(bytes.count), nil, "UTF-8", options) {
          xmlFreeDoc(document)
        }
      }
    }

    switch builder.stop {
    case .documentType?: throw .documentType(path: path, position: builder.stopPosition)
    case .depth?:
      throw .tooLarge(path: path, position: builder.stopPosition, what: "open elements", limit: limits.depth)
    case .elements?:
      throw .tooLarge(path: path, position: builder.stopPosition, what: "elements", limit: limits.elements)
    case nil: break
    }
    guard context.pointee.wellFormed != 0, !builder.hasUndefinedEntity, !builder.records.isEmpty else {
      let error = builder.firstError ?? (SourcePosition(line: 1, column: 1), "no element")
      throw .malformed(path: path, position: error.position, reason: error.reason)
    }
    return SourceTree(
      path: path, bytes: bytes, records: builder.records, attributes: builder.attributes, texts: builder.texts)
  }

  /// Sets handlers for elements and text. Without the others, libxml2 builds and loads nothing.
  private func setHandlers(of context: xmlParserCtxtPtr) {
    guard let handlers = context.pointee.sax else { return }
    handlers.pointee = xmlSAXHandler()
    handlers.pointee.initialized = eventInterfaceVersion2
    handlers.pointee.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
      SourceTreeBuilder.of(context).start(
        context, name: name, prefix: prefix, count: Int(count), attributes: attributes)
    }
    handlers.pointee.endElementNs = { context, _, _, _ in SourceTreeBuilder.of(context).end() }
    handlers.pointee.characters = { context, text, count in
      SourceTreeBuilder.of(context).append(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    handlers.pointee.serror = { context, error in
      guard let error = error?.pointee else { return }
      SourceTreeBuilder.of(context).note(
        error.message.map { String(cString: $0) }, code: error.code, line: Int(error.line), column: Int(error.int2))
    }
    guard limits.allowsDocumentType else {
      handlers.pointee.internalSubset = { context, _, _, _ in
        SourceTreeBuilder.of(context).stop(context, .documentType)
      }
      return
    }
    // libxml2 expands entities and adds default attributes even without handlers, which can turn few bytes into many.
    handlers.pointee.entityDecl = { context, _, _, _, _, _ in
      SourceTreeBuilder.of(context).stop(context, .documentType)
    }
    handlers.pointee.attributeDecl = { context, _, _, _, _, _, names in
      xmlFreeEnumeration(names)
      SourceTreeBuilder.of(context).stop(context, .documentType)
    }
  }

  private static let library: Void = xmlInitParser()
}

/// The value of libxml2's XML_SAX2_MAGIC, which Swift does not import.
private let eventInterfaceVersion2: UInt32 = 0xDEED_BEAF
