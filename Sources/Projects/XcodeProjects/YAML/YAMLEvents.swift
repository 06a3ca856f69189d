internal import CYaml

/// The events of a YAML text, read by libyaml.
///
/// libyaml is part of the package Yams. Yams's own `Parser` is not used, because it builds a tree recursively and
/// hashes whole keys with expanded aliases, so that a few lines of a malicious file would keep it busy for years.
final class YAMLEvents {
  /// A scalar, or the beginning or end of a collection.
  enum Event {
    case documentStart
    case alias(String)
    /// - Parameter isPlain: Whether the text is neither quoted nor tagged.
    case scalar(String, isPlain: Bool, anchor: String?)
    case sequenceStart(anchor: String?)
    case mappingStart(anchor: String?)
    case collectionEnd
  }

  private let path: String
  /// The parser, which has a stable address because libyaml keeps pointers into it.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// The position at which the last event began.
  private var mark = yaml_mark_t()

  /// - Parameter bytes: The text in UTF-8. It must outlive the events.
  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.path = path
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the next event, or `nil` at the end.
  func next() throws(XcodeFileError) -> Event? {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw parserError() }
      defer { yaml_event_delete(&event) }
      mark = event.start_mark
      switch event.type {
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return nil
      case YAML_DOCUMENT_START_EVENT: return .documentStart
      case YAML_ALIAS_EVENT: return .alias(Self.text(event.data.alias.anchor) ?? "")
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        return .scalar(
          String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self),
          isPlain: scalar.plain_implicit != 0, anchor: Self.text(scalar.anchor))
      case YAML_SEQUENCE_START_EVENT: return .sequenceStart(anchor: Self.text(event.data.sequence_start.anchor))
      case YAML_MAPPING_START_EVENT: return .mappingStart(anchor: Self.text(event.data.mapping_start.anchor))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
      default: continue
      }
    }
  }

  /// Returns an error at the position at which the last event began.
  func error(_ reason: String) -> XcodeFileError { error(reason, at: mark) }

  private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }

  /// Returns libyaml's error as an error of this module.
  private func parserError() -> XcodeFileError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "invalid syntax"
    guard parser.pointee.error != YAML_READER_ERROR else { return error(problem, at: parser.pointee.mark) }
    guard let context = parser.pointee.context.map({ String(cString: $0) }) else {
      return error(problem, at: parser.pointee.problem_mark)
    }
    // libyaml detects an unclosed construct far behind its beginning. The error should point to the beginning.
    let isOpen = ["while parsing a flow", "while scanning a quoted", "while scanning a simple key"]
      .contains { context.hasPrefix($0) }
    return error(
      "\(problem), \(context)", at: isOpen ? parser.pointee.context_mark : parser.pointee.problem_mark)
  }

  private func error(_ reason: String, at mark: yaml_mark_t) -> XcodeFileError {
    .syntax(path: path, line: Int(mark.line) + 1, column: Int(mark.column) + 1, reason: reason)
  }
}
